import type { Vehicle } from '#src/contract/vehicles.ts'
import { paperState } from '#src/domain/vehicles/papers.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FieldCell } from '#src/records/fields/editor/cell.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { paperFieldsOf } from '../fields/vehicle-fields.ts'
import { todayNow } from '../vehicle-columns.tsx'

/** Until when its papers hold, the one that ends first at the top. */
export function VehiclePapers({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useText()
  const today = todayNow()
  const papers = paperFieldsOf(vehicle)
  const due = papers.filter(
    ({ validUntil }) => validUntil !== undefined && paperState(validUntil, today).state !== 'valid',
  )
  const count = vehicle.papers.length
  return (
    <Section
      title={t('vehicles.column.papers')}
      fact={due.length > 0 ? t('vehicles.papers.count', { count, due: due.length }) : String(count)}
    >
      <dl>
        {papers.map(({ field, validUntil }) => (
          <div key={field.id} className="relative flex min-h-6 items-start gap-2 has-[[data-waits]]:flex-wrap">
            <dt className="w-[132px] shrink-0 py-0.5 text-text-3">{t(field.name)}</dt>
            <dd className="flex min-w-0 grow items-start justify-between gap-2">
              <FieldCell field={field} />
              {validUntil !== undefined && <TimeLeft until={validUntil} />}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function TimeLeft({ until }: { until: string }) {
  const { t } = useText()
  const { state, days } = paperState(until, todayNow())
  const text =
    state === 'expired'
      ? t('vehicles.papers.ended', { days: -days })
      : days === 0
        ? t('vehicles.papers.endsToday')
        : t('vehicles.papers.left', { days })
  if (state === 'valid') return <span className="shrink-0 py-0.5 text-text-2">{text}</span>
  return (
    <span className="shrink-0 py-0.5">
      <StatusWord status={state === 'expired' ? 'failure' : 'warning'}>{text}</StatusWord>
    </span>
  )
}
