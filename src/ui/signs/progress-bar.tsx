/** How far a long piece of work is: a quiet bar 6 px high; the words beside it are the caller's. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number }) {
  const share = max > 0 ? Math.max(0, Math.min(1, value / max)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      className="h-1.5 w-full overflow-hidden rounded-cap border border-line-strong bg-sunken"
    >
      <div className="forced-fill h-full origin-left bg-accent" style={{ transform: `scaleX(${share})` }} />
    </div>
  )
}
