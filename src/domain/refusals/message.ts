const placeholder = /\{\{\s*(\w+)\s*\}\}/g
const plainDate = /^(\d{4})-(\d{2})-(\d{2})$/
const month = /^(\d{4})-(\d{2})$/

/**
 * Fills the `{{name}}` placeholders of a German sentence. Numbers get a decimal comma, thousands points and at most two
 * decimals; a plain date (`2026-03-01`) becomes `01.03.2026`, a month (`2026-03`) `03/2026`; a missing value becomes `–`. Never throws.
 */
export function fillMessage(template: string, values: Readonly<Record<string, string | number>> = {}): string {
  return template.replace(placeholder, (_match, name: string) =>
    Object.hasOwn(values, name) ? germanValue(values[name]) : '–',
  )
}

function germanValue(value: string | number | undefined): string {
  if (typeof value === 'number') return germanNumber(value)
  if (typeof value !== 'string') return '–'
  return value.replace(plainDate, '$3.$2.$1').replace(month, '$2/$1')
}

function germanNumber(value: number): string {
  if (!Number.isFinite(value)) return '–'
  const rounded = Math.round(value * 100) / 100
  const [whole = '0', decimals] = String(Math.abs(rounded)).split('.')
  const sign = rounded < 0 ? '-' : ''
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, '.') + (decimals === undefined ? '' : `,${decimals}`)
}
