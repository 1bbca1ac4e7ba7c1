import { parseAst } from 'vite'

/** Operators, each with the one that takes its place. */
const TURNED = new Map([
  ...[...'<>'].flatMap((sign) => [
    [sign, `${sign}=`],
    [`${sign}=`, sign],
  ]),
  ...[
    ['===', '!=='],
    ['+', '-'],
    ['*', '/'],
    ['&&', '||'],
  ].flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
])
/** Calls that leave something out or put it in order, without which the rest still runs. */
const LEFT_OUT = new Set(['filter', 'slice', 'toSorted', 'toReversed', 'trim'])
/** Calls, each with the one that takes its place. */
const RENAMED = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['ceil', 'floor'],
  ['floor', 'ceil'],
  ['startsWith', 'endsWith'],
])

/** Calls that mean the same whichever argument comes first. */
const COMMUTING = new Set(['max', 'min', 'distanceKm', 'roadDistanceKm', 'kmBetween', 'minutesBetween'])

/** All small faults that can be made in the code of a file: `{ start, end, text }`, what is replaced and by what. */
export function changesOf(code, file) {
  const changes = []
  visit(parseAst(code, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }), (node) => changes.push(...faultsIn(node, code)))
  return changes
}

function visit(node, tell) {
  if (node === null || typeof node !== 'object') return
  if (Array.isArray(node)) return node.forEach((one) => visit(one, tell))
  const isType = /^TS(?!As|NonNull|Satisfies)|^Import/.test(node.type ?? '')
  if (isType) return
  if (typeof node.type === 'string') tell(node)
  for (const [name, part] of Object.entries(node)) if (name !== 'typeAnnotation') visit(part, tell)
}

function faultsIn(node, code) {
  const of = ({ start, end }) => code.slice(start, end)
  const as = (text, { start, end } = node) => ({ start, end, text })
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const { left, right, operator } = node
      const start = code.indexOf(operator, left.end)
      const turned = TURNED.get(operator)
      const isLogical = node.type === 'LogicalExpression'
      return [
        ...(turned ? [as(turned, { start, end: start + operator.length })] : []),
        ...(isLogical ? [as(of(left))] : []),
        ...(isLogical && operator !== '??' ? [as(of(right))] : []),
      ]
    }
    case 'IfStatement':
      return [as(`!(${of(node.test)})`, node.test), ...(node.alternate ? [] : [as(';')])]
    case 'ConditionalExpression':
      return [as(`!(${of(node.test)})`, node.test)]
    case 'UnaryExpression':
      return '!-'.includes(node.operator) ? [as(of(node.argument))] : []
    case 'Literal':
      if (typeof node.value === 'boolean') return [as(`${!node.value}`)]
      return typeof node.value === 'number' ? [as(`${node.value < 10 ? node.value + 1 : node.value * 2}`)] : []
    case 'ArrayExpression': {
      const [first, second] = node.elements
      return first?.type === 'Literal' && second ? [as('', { start: first.start, end: second.start })] : []
    }
    case 'CallExpression':
      return faultsInCall(node, of, as)
    default:
      return []
  }
}

function faultsInCall({ callee, arguments: given, ...node }, of, as) {
  const name = callee.type === 'MemberExpression' ? callee.property.name : undefined
  const [one, other] = given
  const isSwappable =
    !COMMUTING.has(name ?? callee.name) &&
    [one, other].every((part) => ['Identifier', 'MemberExpression'].includes(part?.type))
  return [
    ...(LEFT_OUT.has(name) ? [as(of(callee.object), node)] : []),
    ...(RENAMED.has(name) ? [as(RENAMED.get(name), callee.property)] : []),
    ...(isSwappable ? [as(`${of(other)}, ${of(one)}`, { start: one.start, end: other.end })] : []),
  ]
}
