import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeyLookup } from '#src/ui/keys/keys-of.tsx'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { FIRST_MISS } from './chosen.ts'
import type { Proposals } from './proposal.ts'

/** The keys of the proposals, where they work; elsewhere the way back to them. */
export function ProposalsFoot({ proposals }: { proposals: Proposals }) {
  const { t } = useText()
  const { active } = usePanelPlace()
  const keysOf = useKeyLookup()
  const { fits, misses } = proposals
  const hint = (ids: readonly string[], word: string) => {
    const keys = ids.flatMap((id) => keysOf(id) ?? [])
    if (keys.length === 0) return null
    return (
      <span key={word} className="flex items-center gap-1 whitespace-nowrap">
        {keys.map((key, at) => (
          <span key={key} className="flex items-center gap-1">
            {at > 0 && t('matching.keys.to')}
            <KeyCaps keys={key} />
          </span>
        ))}
        <span className="ml-1">{word}</span>
      </span>
    )
  }
  const range = (name: string, first: number, count: number) =>
    [...new Set([first, first + Math.min(count, 5) - 1])].map((number) => `${name}${number}`)
  const possible = misses.filter(({ fit }) => fit !== undefined).length
  return (
    <div
      data-foot
      className="flex h-10 shrink-0 items-center gap-4 overflow-hidden border-t border-line-strong px-4 text-chip text-text-2"
    >
      {active ? (
        <>
          {fits.length > 0 && hint(range('matching.choice', 1, fits.length), t('matching.keys.proposal'))}
          {possible > 0 && hint(range('matching.fit', FIRST_MISS, Math.min(possible, 4)), t('matching.keys.fit'))}
          <span className="@max-[559px]:hidden">{hint(['matching.show'], t('matching.show'))}</span>
          <span className="ml-auto flex gap-4 @max-[699px]:hidden">
            {hint(['matching.sort'], t('matching.keys.sort'))}
            {hint(['matching.radius'], t('matching.radius'))}
          </span>
        </>
      ) : (
        <span className="ml-auto">{hint(['panels.focus2'], t('matching.keys.back'))}</span>
      )}
    </div>
  )
}
