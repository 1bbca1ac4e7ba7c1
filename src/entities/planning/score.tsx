import type { MatchPart } from '#src/domain/carriers/matching.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'

const PARTS: readonly MatchPart[] = ['distance', 'capacity', 'time', 'price', 'reliability', 'compliance']

/** What each part of a score has earned of its weight. */
type Parts = Readonly<Record<MatchPart, { earned: number; weight: number }>>

/** Each part as wide as its weight, filled as far as earned. The number beside it says the sum. */
export function ScoreBar({ parts, isWide = false }: { parts: Parts; isWide?: boolean }) {
  return (
    <span aria-hidden className={classes('flex h-1.5 gap-0.5', isWide ? 'w-50' : 'w-44')}>
      {PARTS.map((part) => {
        const { earned, weight } = parts[part]
        const share = weight > 0 ? Math.min(1, Math.max(0, earned / weight)) : 0
        return (
          <span key={part} className="h-full bg-line-strong" style={{ flexGrow: weight, flexBasis: 0 }}>
            <span className="forced-fill block h-full bg-accent" style={{ width: `${share * 100}%` }} />
          </span>
        )
      })}
    </span>
  )
}

/** The six parts by their names: "Leer-km 21 / 25"; `inOneRow` where there is room for all of them beside each other. */
export function ScoreParts({ parts, inOneRow = false }: { parts: Parts; inOneRow?: boolean }) {
  const { t } = useText()
  const format = useFormat()
  return (
    <dl
      className={classes(
        'mt-1 grid',
        inOneRow
          ? 'max-w-140 grid-cols-6 gap-x-1 @max-[480px]:grid-cols-3'
          : 'grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-x-3',
      )}
    >
      {PARTS.map((part) => (
        <div key={part}>
          <dt className="text-chip text-text-2">{t(`wizard.part.${part}`)}</dt>
          <dd>
            <span className="font-semibold">{format.number(parts[part].earned, 0)}</span>
            <span className="text-text-2"> / {format.number(parts[part].weight, 0)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
