import classes from './progress.module.css';

interface ProgressProps {
  label: string;
  value: number;
  max?: number;
}

export function Progress({ label, value, max = 100 }: ProgressProps) {
  return <progress className={classes.progress} max={max} value={value} aria-label={label} />;
}
