import { IdCard } from 'lucide-react'
import type { Driver } from '#src/contract/drivers.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { DRIVER_COLUMNS, DRIVER_FILTERS, DriverSearch } from './driver-columns.tsx'
import { driverStatusText } from './driver-status.tsx'

/** The list of drivers. */
export const driversList = defineList<Driver>({
  name: 'drivers',
  kind: 'driver',
  icon: IdCard,
  access: { permission: 'vehicles.read', refusal: 'vehicles.noPermission' },
  words: {
    title: 'drivers.title',
    rows: 'drivers.rows',
    loadFailed: 'drivers.failed',
    empty: 'drivers.empty',
    emptyText: 'drivers.empty.text',
    noMatch: 'drivers.noMatch',
  },
  columns: DRIVER_COLUMNS,
  filters: DRIVER_FILTERS,
  search: DriverSearch,
  builtIn: [
    { id: 'faellig', title: 'drivers.view.due', filters: { papers: 'due,expired' }, sort: 'nextExpiry', desc: false },
    {
      id: 'nicht-da',
      title: 'drivers.view.away',
      filters: { status: 'holiday,sick,other' },
      sort: 'name',
      desc: false,
    },
  ],
  useRows: pagedRows({ endpoint: 'drivers.list', record: 'drivers.get' }),
  label: (driver) => driver.name,
  text: ({ name, status, vehiclePlate = '', phone }, t) =>
    [name, driverStatusText(status, t), vehiclePlate, phone].join('\t'),
  create: 'drivers.create',
})
