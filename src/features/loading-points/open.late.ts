import { placeLine } from '#src/entities/stops/stop-places.ts'
import { wholeList } from '#src/api/whole-list.ts'
import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import { LoadingPointInput, type LoadingPoint } from '#src/contract/loading-points.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { currentOf } from '#src/records/changes/versions.ts'
import type { FormValues } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { loadingPointForm } from './form.ts'
import { savePoint } from './save.ts'

/** All loading points by name, found by name, street or town. */
export async function pointChoices({ services }: CommandContext): Promise<Choice<LoadingPoint>[]> {
  const points = await wholeList(services, 'loadingPoints.list', {})
  return points.map((point) => ({ id: point.id, title: point.name, detail: placeLine(point), value: point }))
}

/** What is left empty is sent as an empty text. */
const inputOf = (values: FormValues): LoadingPointInput =>
  LoadingPointInput.parse(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ''])))

/** Shows the form of a loading point, or of a new one. */
export async function openPoint(context: CommandContext, point: LoadingPoint | undefined): Promise<void> {
  const { t } = context.services
  openForm(context, {
    form: loadingPointForm,
    ...(point === undefined
      ? { name: 'loadingPoint', command: 'loadingPoints.create' }
      : { name: `loadingPoint.${point.id}`, command: 'loadingPoints.update', choice: point.id }),
    title: plainTitle(t(point === undefined ? 'loadingPoints.create.title' : 'loadingPoints.update.title')),
    confirm: t('commands.form.save'),
    width: 560,
    record: point,
    currentOf: (error) => currentOf(error, 'loadingPoint'),
    onSend: ({ values, record }) => savePoint(context, record, inputOf(values)),
  })
}
