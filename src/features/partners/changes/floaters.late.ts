import { wholeList } from '#src/api/whole-list.ts'
import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import type { OutputOf } from '#src/contract/basics/core.ts'
import type { Endpoints } from '#src/contract/index.ts'
import { FuelSurcharge, FuelSurchargeInput } from '#src/contract/partners/tariffs.ts'
import { checkSurcharge } from '#src/domain/tariffs/checks.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'
import { currentOf } from '#src/records/changes/versions.ts'
import { isText, numberKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import { percentKind } from '#src/records/fields/kinds/measure-kinds.ts'
import type { RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { parseMonth, typedMonth } from '../month-text.ts'
import { NEW } from './partner-changes.ts'
import { removeAsked } from './removal.ts'

const nameOf = ({ month }: FuelSurcharge) => formatFor(currentLanguage()).month(month)

const floaterChanges = defineChanges({
  kind: 'fuelSurcharge',
  labelOf: nameOf,
  fields: {},
  changedOf: ({ fuelSurcharge, eventId, warnings }: OutputOf<Endpoints['fuelSurcharges.update']>) => ({
    record: fuelSurcharge,
    eventId,
    warnings,
  }),
})

/** A month: `11/2026`, `11.26`, `2026-11`. */
const monthKind: FieldKind = {
  ...textKind(10),
  typed: ([month]) => (isText(month) ? typedMonth(month) : ''),
  read(text) {
    if (text.trim() === '') return [null]
    const month = parseMonth(text)
    return month === undefined ? undefined : [month]
  },
  shown: ([month], { format }) => format.month(isText(month) ? month : undefined),
  wrong: 'floater.monthWrong',
}

const form: RecordForm<FuelSurcharge> = {
  fields: [
    { id: 'month', name: 'floater.month', kind: monthKind, props: ['month'], hint: () => '11/2026' },
    { id: 'percent', name: 'floater.percent', kind: percentKind, props: ['percent'] },
    { id: 'indexName', name: 'floater.index', kind: textKind(80), props: ['indexName'] },
    { id: 'indexValue', name: 'floater.indexValue', kind: numberKind('', 2), props: ['indexValue'] },
  ],
  rows: [
    ['grid-cols-2', 'month', 'percent'],
    ['grid-cols-2', 'indexName', 'indexValue'],
  ],
  required: ['month', 'percent'],
  blank: { ...FuelSurcharge.parse({}), percent: Number.NaN },
  texts: {},
  check: checkSurcharge,
}

/** The months of the diesel surcharge, the newest first. */
export async function floaterChoices({ services }: CommandContext): Promise<Choice<FuelSurcharge>[]> {
  const format = formatFor(currentLanguage())
  const all = await wholeList(services, 'fuelSurcharges.list', { sortBy: 'month', sortOrder: 'desc' })
  return all.map((floater) => ({
    id: floater.id,
    title: nameOf(floater),
    detail: [format.percent(floater.percent, 2), floater.indexName].filter(Boolean).join(' · '),
    value: floater,
  }))
}

/** The same, and a new one. */
export async function manageChoices(context: CommandContext): Promise<Choice<FuelSurcharge | undefined>[]> {
  const title = context.services.t('floater.new')
  return [{ id: NEW, title, icon: 'add', value: undefined }, ...(await floaterChoices(context))]
}

/** Shows the form of a month, or of a new one; it holds for all tariffs with surcharge. */
export function openFloater(context: CommandContext, floater: FuelSurcharge | undefined): void {
  const { t } = context.services
  openForm(context, {
    form,
    name: `fuelSurcharge.${floater?.id ?? NEW}`,
    command: 'fuelSurcharges.manage',
    choice: floater?.id ?? NEW,
    title: t(floater === undefined ? 'floater.new' : 'floater.change'),
    confirm: t('commands.form.save'),
    width: 440,
    record: floater,
    currentOf: (error) => currentOf(error, 'fuelSurcharge'),
    async onSend({ values, record }) {
      const body = FuelSurchargeInput.parse(values)
      if (record === undefined) {
        return floaterChanges.create(context, {
          commandId: 'fuelSurcharges.manage',
          title: t('floater.created'),
          blank: FuelSurcharge.parse({}),
          body,
          call: (call, idempotencyKey) => call('fuelSurcharges.create', { body, idempotencyKey }),
        })
      }
      await floaterChanges.change<FuelSurchargeInput>(context, {
        commandId: 'fuelSurcharges.manage',
        title: t('floater.changed'),
        records: [record],
        call: (call, request) => call('fuelSurcharges.update', request),
        deliver: (send) => send(body),
      })
    },
  })
}

/** Deletes a month after a question that names it; can be taken back. */
export async function deleteFloater(context: CommandContext, floater: FuelSurcharge): Promise<void> {
  await removeAsked(context, {
    kind: 'fuelSurcharge',
    commandId: 'fuelSurcharges.delete',
    record: floater,
    name: nameOf(floater),
    detail: context.services.t('floater.name'),
    confirmLabel: context.services.t('floater.delete.confirm'),
    remove: (call, request) => call('fuelSurcharges.delete', request),
  })
}
