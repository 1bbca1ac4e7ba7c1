import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { FIRST_MISS } from './chosen.ts'
import { Digit } from './digit.tsx'
import type { Fit, NearMiss } from './proposal.ts'

/** One that does not fit yet: what it lacks by how much, what would make it fit, and the sum behind both. */
export function MissRow({ miss, at }: { miss: NearMiss; at: number }) {
  const { t } = useText()
  const format = useFormat()
  const number = FIRST_MISS + at
  const command = `matching.fit${number}`
  return (
    <div className="grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-2 px-4 pt-2 pb-[7px]">
      {miss.fit === undefined || number > 9 ? <span /> : <Digit command={command} number={number} />}
      <div className="min-w-0">
        <p className="flex items-center gap-2">
          <StatusSign status={miss.fit === undefined ? 'failure' : 'warning'} className="shrink-0" />
          <span className="min-w-0 truncate">
            <b className="font-semibold">{miss.name}</b>
            <span className="ml-2 text-text-2">{miss.facts}</span>
          </span>
        </p>
        <p>
          {miss.lack}; <b className="font-semibold">{miss.remedy}</b>
        </p>
        <p className="text-chip text-text-2">{miss.proof}</p>
      </div>
      {miss.fit !== undefined && number <= 9 && (
        <CommandButton id={command} label={fitText(miss.fit, t, format)} showKeys={false} />
      )}
    </div>
  )
}

/** "Umkreis 80 km", "Beladung 13:30–16:00" */
export function fitText(fit: Fit, t: Translate, format: Format): string {
  return fit.kind === 'radius'
    ? t('matching.fit.radius', { radius: format.distance(fit.km) })
    : t('matching.fit.pickup', { window: format.stopTime(fit.date, fit.from, fit.to) })
}
