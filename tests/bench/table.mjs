/** The middle one. */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** The table of a run: a line per row and speed, medians of each side, and of pairs of them the ratio; of the first pair's first the backend's part. */
export function printed({ sides, rows, cells }, { facts, ratios }) {
  const [main] = ratios[0]
  const heads = ['', ...sides, ...ratios.map(([a, b]) => `${a}/${b.split(':')[0]}`), `backend (${main})`]
  const lines = []
  for (const slowed of [...new Set(cells.map((cell) => cell.slowed))])
    for (const id of [...new Set(cells.filter((cell) => cell.slowed === slowed).map((cell) => cell.id))])
      lines.push(line(id, slowed))
  const failures = [
    ...new Set(cells.filter(({ failed }) => failed).map(({ id, side, failed }) => `- ${id}, ${side}: ${failed}`)),
  ]
  return [
    facts,
    '',
    row(heads),
    row(heads.map(() => '---')),
    ...lines,
    ...(failures.length > 0 ? ['', 'Failed:', ...failures] : []),
  ].join('\n')

  function line(id, slowed) {
    const { name, unit, note } = rows[id] ?? { name: id, unit: 'ms' }
    const of = (side) => cells.filter((cell) => cell.id === id && cell.slowed === slowed && cell.side === side)
    const value = (side) => {
      const measured = of(side).filter((cell) => !cell.failed)
      return measured.length > 0 ? median(measured.map((cell) => cell.value)) : undefined
    }
    const shown = (side) => {
      const middle = value(side)
      if (middle === undefined) return of(side).length > 0 ? 'failed' : '–'
      const cell = of(side).find((one) => one.value === middle)
      const said = note?.(cell.more) ?? ''
      return `${middle.toFixed(unit === 'MB' ? 1 : 0)}${said && ` (${said})`}`
    }
    const ratio = (a, b) => (value(a) === undefined || !value(b) ? '–' : (value(a) / value(b)).toFixed(2))
    const backends = of(main).filter((cell) => cell.backend !== undefined)
    return row([
      `${name}, ${unit}${slowed === 1 ? '' : ` (CPU ÷ ${slowed})`}`,
      ...sides.map(shown),
      ...ratios.map(([a, b]) => ratio(a, b)),
      backends.length > 0 ? median(backends.map((cell) => cell.backend)).toFixed(0) : '',
    ])
  }
}

/** A plain table below what is said of it. */
export function listed(facts, heads, lines) {
  return [facts, '', row(heads), row(heads.map(() => '---')), ...lines.map(row)].join('\n')
}

const row = (cells) => `| ${cells.join(' | ')} |`
