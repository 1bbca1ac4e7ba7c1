/** Control characters but tab and line ends, halves of a character, and what XML 1.0 knows no way to write. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string =>
  text.replaceAll(UNWRITABLE, '').replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** Attributes of an element; those without a value are left out. */
type Attributes = Readonly<Record<string, string | undefined>>

function opened(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${escaped(value)}"`,
  )
  return `<${name}${written.join('')}>`
}

/** An element with a text; nothing where the text is missing or blank, since an empty element breaks the rules (PEPPOL-EN16931-R008). */
export function leaf(name: string, text: string | undefined, attributes: Attributes = {}): string {
  const said = text?.trim() ?? ''
  return said === '' ? '' : `${opened(name, attributes)}${escaped(said)}</${name}>`
}

/** An element with elements in it; nothing where it would be empty. */
export function branch(name: string, ...children: readonly (string | readonly string[])[]): string {
  const inside = children.flat().join('')
  return inside === '' ? '' : `<${name}>${inside}</${name}>`
}

/** A whole file: its root with the namespaces it names. */
export function xmlFile(
  root: string,
  namespaces: Attributes,
  ...children: readonly (string | readonly string[])[]
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${opened(root, namespaces)}${children.flat().join('')}</${root}>\n`
}
