import type { CommandContext } from '#src/commands/gate/command.ts'
import { Load, LoadUpdate } from '#src/contract/loads.ts'
import { checkLoadFields } from '#src/domain/loads/checks.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import type { RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { loadFields } from './load-fields.ts'
import { saveLoad } from './save.ts'

/** The form of a load: what it is, where it goes, when, and how large it is. */
const form: RecordForm<Load> = {
  fields: loadFields,
  rows: [
    ['grid-cols-1', 'description'],
    ['grid-cols-[88px_1fr_144px]', 'originPostalCode', 'originCity', 'originCountry'],
    ['grid-cols-[88px_1fr_144px]', 'destinationPostalCode', 'destinationCity', 'destinationCountry'],
    ['grid-cols-2', 'pickupDate', 'deliveryDate'],
    ['grid-cols-3', 'weightKg', 'loadingMeters', 'vehicleType'],
    ['grid-cols-1', 'customerName'],
  ],
  required: ['description', 'originCity', 'destinationCity'],
  blank: Load.parse({}),
  texts: { originCountry: 'Deutschland', destinationCountry: 'Deutschland', vehicleType: 'TRUCK' },
  check: checkLoadFields,
}

/** Shows the form of a new load. */
export async function openCreate(context: CommandContext): Promise<void> {
  const { t } = context.services
  openForm(context, {
    form,
    name: 'load',
    command: 'loads.create',
    title: plainTitle(t('loads.create.title')),
    confirm: t('loads.create.confirm'),
    onSend: ({ values }) => saveLoad(context, LoadUpdate.parse(values)),
  })
}
