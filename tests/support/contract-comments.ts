import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CALL = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:'([\w.]+)'|(\w+)): endpoint\(/g
const SCHEMA = /^(?:export )?const ([A-Z]\w+) = /
const FIELD = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*'?(\w+)'?:/g

/** The doc comments of the contract: of its calls by their names, and of the fields of its named schemas by `Schema.field`. */
export function contractComments(folder: string): { calls: Map<string, string>; fields: Map<string, string> } {
  const [calls, fields] = [new Map<string, string>(), new Map<string, string>()]
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )) {
    const source = readFileSync(join(folder, file), 'utf8')
    for (const [, text = '', name = ''] of source.matchAll(CALL)) calls.set(name, plain(text))
    // A schema's fields end where the next statement begins.
    for (const statement of source.split(/\n(?=\S)/)) {
      const [, schema] = SCHEMA.exec(statement) ?? SCHEMA.exec(statement.replace(/^\/\*\*[^]*?\*\/\s*/, '')) ?? []
      if (schema === undefined) continue
      for (const [, text = '', field = ''] of statement.matchAll(FIELD)) fields.set(`${schema}.${field}`, plain(text))
    }
  }
  return { calls, fields }
}

const plain = (comment: string) =>
  comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
