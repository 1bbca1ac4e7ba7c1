import { FORMULA_OF } from '#src/domain/reports/figures.ts'
import type { Week } from '#src/domain/reports/weeks.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { valueText, weekName } from '../figures/figure-text.ts'
import type { ShownFigure } from '../figures/shown-figures.ts'
import { partsText } from './parts-text.ts'

/** How the figure is computed, in a sentence or two; on its own tab with the numbers of the week. */
export function Formula({ shown, week, isWhole }: { shown: ShownFigure; week: Week | undefined; isWhole: boolean }) {
  const { t } = useText()
  const format = useFormat()
  const { figure, unit, report } = shown
  const values = report?.formula.values ?? {}
  const one = shown.weeks.find((candidate) => candidate.week === week)
  const texts = one?.parts === undefined || one.isSubstitute ? undefined : partsText(figure, one.parts, format)
  return (
    <Section title={t('reports.formula')}>
      <p className="text-text-2">
        {t(`reports.formula.${FORMULA_OF[figure]}`, {
          time: typeof values['minutes'] === 'number' ? format.duration(values['minutes']) : '',
          rate: typeof values['rate'] === 'number' ? format.cents(values['rate']) : '',
        })}
      </p>
      {isWhole && one !== undefined && texts !== undefined && figure !== 'revenue' && (
        <p className="mt-2">
          {weekName(one.week, format)}: {texts[1]} ÷ {texts[0]} ={' '}
          <span className="font-semibold">{valueText(one.value, unit, format)}</span>
        </p>
      )}
    </Section>
  )
}
