/** Husvær's logo: a gable with its light on. */
export function Mark() {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden focusable="false">
      <path
        d="M4 14.5 16 4l12 10.5V27a1.5 1.5 0 0 1-1.5 1.5h-21A1.5 1.5 0 0 1 4 27z"
        fill="currentColor"
      />
      <path d="M12.5 28.5v-9a3.5 3.5 0 0 1 7 0v9z" fill="#ffd98a" />
    </svg>
  );
}
