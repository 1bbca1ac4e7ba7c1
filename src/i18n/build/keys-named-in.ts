/** A text with a dot in it, and what ends it: its quote, or a value within a template. */
const TEXT = /(['"`])([a-zA-Z][\w-]*(?:\.[\w-]*)+)(\1|\$\{)/g

/**
 * The keys code names: whole, without their plural (`_one`) or context, or by their beginning: the head of a template, or a text
 * that ends with a dot.
 */
export function keysNamedIn(code: string, keys: readonly string[]): string[] {
  const named = [...code.matchAll(TEXT)].flatMap(([, , text = '', end]) =>
    keys.filter((key) => {
      if (!key.startsWith(text)) return false
      return end === '${' || text.endsWith('.') || /^_?$/.test(key.charAt(text.length))
    }),
  )
  return [...new Set(named)]
}
