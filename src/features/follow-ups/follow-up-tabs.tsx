import { AlarmClock } from 'lucide-react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { FollowUp } from '#src/contract/follow-ups/follow-up.ts'
import { dueText, ownerText, subjectOf } from '#src/entities/follow-ups/follow-up-words.ts'
import { searchSchema } from '#src/records/filters/search.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import { listTab } from '#src/records/list/tabs/define-tabs.tsx'
import { DONE_COLUMNS, FOLLOW_UP_FILTERS, OPEN_COLUMNS } from './follow-up-columns.tsx'

const shared = {
  kind: 'followUp',
  icon: AlarmClock,
  access: { permission: 'followUps.use', refusal: 'followUps.noPermission' },
  words: {
    title: 'followUps.title',
    rows: 'followUps.rows',
    loadFailed: 'followUps.failed',
    empty: 'followUps.empty',
    emptyText: 'followUps.empty.text',
    noMatch: 'followUps.noMatch',
  },
  filters: FOLLOW_UP_FILTERS,
  label: subjectOf,
  text: (one, t, format) => [dueText(one, format), subjectOf(one), one.aboutLabel ?? '', ownerText(one, t)].join('\t'),
  create: 'followUps.create',
} as const satisfies Partial<Parameters<typeof defineList<FollowUp>>[0]>

const rowsOf = (fixed: Readonly<Record<string, string>>) =>
  pagedRows<FollowUp>({ endpoint: 'followUps.list', record: 'followUps.get', fixed })

const open = { ...shared, columns: OPEN_COLUMNS, search: searchSchema(FOLLOW_UP_FILTERS, OPEN_COLUMNS) } as const

export const mineList = defineList<FollowUp>({
  name: 'followUpsMine',
  ...open,
  useRows: rowsOf({ scope: 'mine', done: 'false' }),
})
export const teamList = defineList<FollowUp>({
  name: 'followUpsTeam',
  ...open,
  useRows: rowsOf({ scope: 'team', done: 'false' }),
})
export const doneList = defineList<FollowUp>({
  name: 'followUpsDone',
  ...shared,
  columns: DONE_COLUMNS,
  search: searchSchema(FOLLOW_UP_FILTERS, DONE_COLUMNS),
  useRows: rowsOf({ done: 'true' }),
})

const tab = (id: string, title: Parameters<typeof listTab>[0]['title'], list: typeof mineList) =>
  listTab({
    id,
    title,
    list,
    show: (tabs) => (
      <ListScreen
        list={list}
        tabs={tabs}
        toolbar={<CommandButton id="followUps.create" variant="primary" />}
        bulk={<CommandButton id="followUps.setDone" />}
      />
    ),
  })

/** The lists of follow-ups, in the order of their keys. */
export const followUpTabs = [
  tab('mine', 'followUps.tab.mine', mineList),
  tab('team', 'followUps.tab.team', teamList),
  tab('done', 'followUps.tab.done', doneList),
]
