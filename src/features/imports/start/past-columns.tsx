import { NOTHING, type Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { TableColumn } from '#src/ui/table/columns.ts'
import type { PastImport } from '../work/import-screen.ts'

/** The columns of what was imported before, widths in px. Where there is little room who did it leaves first. */
export const pastColumns = (t: Translate, format: Format): readonly TableColumn<PastImport>[] => [
  { id: 'name', header: t('imports.past.name'), width: 'rest', minWidth: 160, cell: ({ name }) => name },
  { id: 'at', header: t('imports.past.at'), width: 160, cell: ({ at }) => format.stamp(at), priority: 2 },
  { id: 'by', header: t('imports.past.by'), width: 200, cell: ({ by }) => by ?? NOTHING, priority: 1 },
  {
    id: 'rows',
    header: t('imports.past.rows'),
    width: 80,
    align: 'right',
    cell: ({ rows }) => format.number(rows),
    priority: 3,
  },
  {
    id: 'created',
    header: t('imports.past.created'),
    width: 88,
    align: 'right',
    cell: ({ created }) => format.number(created),
  },
  {
    id: 'open',
    header: t('imports.past.open'),
    width: 72,
    align: 'right',
    cell: ({ open }) => (open === undefined ? '' : format.number(open)),
  },
]
