/** A course in a cell of a table, 20 px high, without figures: the last bar stands out. */
export function SmallBars({ name, values }: { name: string; values: readonly number[] }) {
  const most = Math.max(...values, 1)
  const step = Math.min(12, 96 / Math.max(1, values.length))
  const width = Math.max(1, step - 3)
  return (
    <svg
      role="img"
      aria-label={name}
      width={step * values.length - 3}
      height={20}
      className="inline-block align-middle"
    >
      {values.map((value, at) => {
        const height = value <= 0 ? 0 : Math.max(1, Math.round((value / most) * 18))
        return (
          <rect
            key={at}
            x={at * step}
            y={20 - height}
            width={width}
            height={height}
            className={at === values.length - 1 ? 'fill-text-2' : 'fill-control'}
          />
        )
      })}
    </svg>
  )
}

/** How much of the whole, beside its figure: `share` of `most`, both percent. */
export function ShareBar({ share, most }: { share: number; most: number }) {
  const width = most <= 0 ? 0 : Math.max(0, Math.min(1, share / most)) * 72
  return (
    <svg aria-hidden width={72} height={8} className="inline-block shrink-0 align-middle">
      <rect width={width} height={8} className="fill-control" />
    </svg>
  )
}
