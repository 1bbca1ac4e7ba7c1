import type { oas31 } from 'zod-openapi'

export type SchemaPart = oas31.SchemaObject | oas31.ReferenceObject

/** A reference, and not the schema itself: those may have a `$ref` beside other things, as JSON Schema has it. */
const isReference = (schema: SchemaPart): schema is oas31.ReferenceObject => typeof schema.$ref === 'string'

/** Text that is safe between tags and in an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const code = (text: string) => `<code>${escaped(text)}</code>`

/** What a value is, as HTML: its kind, the named schema it is one of, or the values there are. */
export function kindOf(schema: SchemaPart): string {
  if (isReference(schema)) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
    return `<a href="#schema-${escaped(name)}">${escaped(name)}</a>`
  }
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(' ')
  if (schema.const !== undefined) return code(JSON.stringify(schema.const))
  const several = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (several) return several.map(kindOf).join(' or ')
  if (schema.type === 'array') return `list of ${schema.items ? kindOf(schema.items) : 'anything'}`
  if (schema.format === 'binary') return 'file'
  if (Array.isArray(schema.type)) return schema.type.join(' or ')
  return schema.type ?? 'anything'
}

/** The bounds of a value in words; nothing where it has none. */
export function limitsOf(schema: SchemaPart): string {
  if (isReference(schema)) return ''
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema
  const limits = [
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' entries'),
    ...(pattern === undefined ? [] : [code(pattern)]),
    ...(schema.default === undefined ? [] : [`without it ${code(JSON.stringify(schema.default))}`]),
  ]
  const inner = [...(schema.anyOf ?? []), ...(schema.type === 'array' && schema.items ? [schema.items] : [])]
  return [...new Set([...limits, ...inner.map(limitsOf)])].filter((text) => text !== '').join(', ')
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && most !== undefined)
    return least === most ? `${least}${unit}` : `${least} to ${most}${unit}`
  if (most !== undefined) return `at most ${most}${unit}`
  return least === undefined ? '' : `at least ${least}${unit}`
}

/** The fields of a schema as a table, those of fields within them beneath; other values as a line. */
export function fieldsOf(schema: SchemaPart): string {
  const rows = rowsOf(schema, '')
  if (rows === '') return `<p>${[kindOf(schema), limitsOf(schema)].filter((text) => text !== '').join(', ')}</p>`
  return `<table><thead><tr><th>Field</th><th>Kind</th><th>Limits</th><th>Meaning</th></tr></thead><tbody>${rows}</tbody></table>`
}

function rowsOf(schema: SchemaPart, before: string): string {
  if (isReference(schema)) return ''
  const needed = new Set(schema.required)
  const own = Object.entries(schema.properties ?? {}).map(([name, field]: [string, SchemaPart]) => {
    const path = `${before}${name}`
    const meaning = 'description' in field ? (field.description ?? '') : ''
    const mark = needed.has(name) ? '' : ' <small>optional</small>'
    return `<tr><td>${code(path)}${mark}</td><td>${kindOf(field)}</td><td>${limitsOf(field)}</td><td>${escaped(meaning)}</td></tr>${rowsOf(field, `${path}.`)}`
  })
  const inner = schema.type === 'array' && schema.items ? rowsOf(schema.items, `${before.replace(/\.$/, '')}[].`) : ''
  const others = (schema.anyOf ?? []).map((each) => rowsOf(each, before)).join('')
  return own.join('') + inner + others
}
