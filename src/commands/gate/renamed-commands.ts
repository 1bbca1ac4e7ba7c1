/** What commands were called when people gave them keys of their own, or used them last, and what they are called today. */
const TODAY: ReadonlyMap<string, string> = new Map([
  ['orders.columns', 'list.columns'],
  ['orders.defaultView', 'list.defaultView'],
  ['orders.deleteView', 'list.deleteView'],
  ['orders.export', 'list.export'],
  ['orders.printList', 'list.print'],
  ['orders.renameView', 'list.renameView'],
  ['orders.resetView', 'list.resetView'],
  ['orders.saveView', 'list.saveView'],
  ['orders.saveViewChanges', 'list.saveViewChanges'],
  ['orders.sort', 'list.sort'],
  ['orders.view', 'list.view'],
])

/** The id of a command that was stored under an older one. */
export function commandToday(id: string): string {
  return TODAY.get(id) ?? id
}
