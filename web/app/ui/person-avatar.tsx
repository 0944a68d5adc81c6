import classes from './person-avatar.module.css';

/** A user's picture, or their initials. Their name is next to it. */
export function PersonAvatar({ name, avatar }: { name: string; avatar: string | null }) {
  return avatar ? (
    <img className={classes.avatar} src={avatar} alt="" width={44} height={44} loading="lazy" />
  ) : (
    <span className={classes.avatar} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}

/** The initials of the first and the last name. */
const initialsOf = (name: string) => {
  const [first, ...rest] = name.trim().split(/\s+/u);
  return [first, rest.at(-1)].map((part) => [...(part ?? '')][0]?.toLocaleUpperCase()).join('');
};
