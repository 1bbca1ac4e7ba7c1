import type { AdrDraft } from '#src/domain/goods/cargo-draft.ts'
import { useEffect, useState } from 'react'
import { type AdrSubstance, adrSubstances, withoutSubstance, withSubstance } from '#src/domain/goods/adr-substances.ts'
import { useText } from '#src/i18n/use-text.ts'

const bare = (unNumber: string | undefined) => (unNumber ?? '').replace(/^\s*UN\s*/i, '').trim()

/**
 * The first substance of a draft, with what table A of the ADR says of its number: name, class, packing group and tunnel code
 * fill in where no one has typed them, also when the table comes later than the keys. What it does not know it says.
 */
export function useSubstance(adr: AdrDraft, onChange: (adr: AdrDraft) => void) {
  const { t } = useText()
  const [table, setTable] = useState<ReadonlyMap<string, AdrSubstance>>()
  const number = bare(adr.unNumber)
  const substance = table?.get(number)
  useEffect(() => {
    let isHere = true
    void adrSubstances().then((all) => isHere && setTable(all))
    return () => {
      isHere = false
    }
  }, [])
  // Typed before the table was there.
  const isUntold = substance !== undefined && adr.name === undefined && adr.class === undefined
  useEffect(() => {
    if (isUntold) onChange(withSubstance(adr, substance))
  })
  const groups = (substance?.groups ?? []).flatMap(({ packingGroup }) => packingGroup ?? [])
  const isUnknown = table !== undefined && /^\d{4}$/.test(number) && substance === undefined
  return {
    groups,
    hint: isUnknown
      ? t('wizard.adr.unknown', { number })
      : groups.length > 1 && adr.packingGroup === undefined
        ? t('wizard.adr.groups', { number, groups: groups.join(', ') })
        : undefined,
    setNumber(unNumber: string | undefined) {
      const cleared = withoutSubstance(adr, substance)
      onChange(withSubstance({ ...cleared, unNumber }, table?.get(bare(unNumber))))
    },
    setGroup(packingGroup: string | undefined) {
      const isTold = substance?.groups.some(({ tunnelCode }) => tunnelCode === adr.tunnelCode) ?? false
      const line = { ...adr, packingGroup, ...(isTold && { tunnelCode: undefined }) }
      onChange(packingGroup === undefined ? line : withSubstance(line, substance))
    },
  }
}
