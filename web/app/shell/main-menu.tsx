import { useState, type ComponentType } from 'react';

import { MenuButton } from './menu-button.tsx';

const load = () => import('./open-menu.tsx');

/** The menu's button. The menu's code is loaded when it is first opened. */
export function MainMenu() {
  const [OpenMenu, setOpenMenu] = useState<ComponentType | null>(null);
  if (OpenMenu) return <OpenMenu />;
  return (
    <MenuButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onClick={() => void load().then((menu) => setOpenMenu(() => menu.OpenMenu))}
    />
  );
}
