import type { RecordSection } from './record-panel.tsx'

/** A record as plain text, a line per fact; facts that are drawn and not written are left out. */
export function copyableRows(title: string, sections: readonly RecordSection[]): string {
  const facts = sections.flatMap((section) =>
    (section.rows ?? []).flatMap(({ label, value, text }) => {
      const written = text ?? (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined)
      return typeof label === 'string' && written !== undefined ? [`${label}: ${written}`] : []
    }),
  )
  return [title, ...facts].join('\n')
}

/** A record as plain text, a line per fact that is known: `Fahrer: M. Berger`. */
export function factsAsText(
  title: string,
  facts: readonly (readonly [label: string, value: string | undefined])[],
): string {
  const known = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  return [title, ...known].join('\n')
}
