import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Driver } from '#src/contract/drivers.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DefinitionList, Section } from '#src/ui/panel-frame.tsx'
import { absenceText, today } from './driver-words.ts'

/** When a driver is away: what lies ahead, the nearest first. */
export function DriverAbsences({ driver }: { driver: Driver }) {
  const { t } = useText()
  const format = useFormat()
  const day = today()
  const ahead = driver.absences.filter(({ to }) => to >= day)
  const record = { kind: 'driver', id: driver.id, record: driver } as const
  const button = 'h-6 gap-1.5 text-chip text-text-3'
  return (
    <Section
      title={t('drivers.absences')}
      fact={<CommandButton id="drivers.absent" record={record} variant="quiet" className={`-mr-2 ${button}`} />}
    >
      {ahead.length === 0 ? (
        <p className="text-text-3">{t('drivers.absences.none')}</p>
      ) : (
        <DefinitionList
          rows={ahead.map((absence) => {
            const { kind, from, to } = absenceText(absence, t, format)
            const value = [`${from}–${to}`, absence.note].filter(Boolean).join(' · ')
            return { id: absence.id, label: kind, value: <bdi>{value}</bdi>, text: value }
          })}
        />
      )}
    </Section>
  )
}
