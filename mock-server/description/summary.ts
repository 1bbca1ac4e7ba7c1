import type { EndpointName } from '#src/contract/index.ts'

const VERBS: Readonly<Record<string, string>> = {
  list: 'list',
  get: 'read one',
  create: 'create',
  update: 'change fields',
  delete: 'delete',
  events: 'history of one',
  undo: 'take back a change',
}

/** A call's name in words: `orders.setStatus` is "Orders: set status". */
export function summaryOf(name: EndpointName): string {
  const [noun = '', verb = ''] = name.split('.')
  const words = spaced(noun)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${VERBS[verb] ?? spaced(verb)}`
}

const spaced = (word: string) => word.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
