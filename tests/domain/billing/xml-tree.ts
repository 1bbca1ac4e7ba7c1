/** An element of an XML file: its name, attributes, elements inside or its text. */
export interface XmlNode {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlNode[]
  text: string
}

const TOKEN = /<\?[^>]*\?>|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"]*")*)\s*(\/?)>|([^<]+)/g
const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }
const plain = (text: string) => text.replaceAll(/&\w+;/g, (sign) => SIGNS[sign] ?? sign)

/** The elements of an XML file without comments or mixed content; a schema says whether it is well formed. */
export function xmlTree(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  for (const [, closes, name, given = '', empty, text] of xml.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.text += plain(text).trim()
    if (name === undefined) continue
    if (closes === '/') {
      if (parent.name !== name) throw new Error(`${name} closes ${parent.name}`)
      open.pop()
      continue
    }
    const attributes = Object.fromEntries(
      [...given.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, plain(value)]),
    )
    const node: XmlNode = { name, attributes, children: [], text: '' }
    parent.children.push(node)
    if (empty !== '/') open.push(node)
  }
  const [only] = root.children
  if (only === undefined || open.length !== 1) throw new Error('Not one whole element')
  return only
}

/** The text of each element on a path below one: `at(invoice, 'cac:TaxTotal', 'cbc:TaxAmount')`. */
export function textsAt(node: XmlNode, ...path: readonly string[]): string[] {
  const [first, ...rest] = path
  if (first === undefined) return [node.text]
  return node.children.filter(({ name }) => name === first).flatMap((child) => textsAt(child, ...rest))
}
