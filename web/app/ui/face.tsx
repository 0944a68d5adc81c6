import classes from './face.module.css';

/** Somebody's picture, or their initials. Their name stands beside it. */
export function Face({ name, avatar }: { name: string; avatar: string | null }) {
  return avatar ? (
    <img className={classes.face} src={avatar} alt="" width={44} height={44} loading="lazy" />
  ) : (
    <span className={classes.face} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}

/** Of the first name and the last. */
const initialsOf = (name: string) => {
  const [first, ...rest] = name.trim().split(/\s+/u);
  return [first, rest.at(-1)].map((part) => [...(part ?? '')][0]?.toLocaleUpperCase()).join('');
};
