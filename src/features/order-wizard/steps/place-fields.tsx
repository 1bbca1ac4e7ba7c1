import type { StopDraft } from '#src/domain/stops/draft.ts'
import { useEffect, useState } from 'react'
import type { GermanTown } from '#src/domain/places/german/places.ts'
import { germanPlaces } from '#src/domain/places/german/known.ts'
import { isBlank } from '#src/domain/basics/given-text.ts'
import { findCountry } from '#src/domain/places/postal-codes.ts'
import { townFollowing } from '#src/domain/places/town-of-code.ts'
import type { StopKind } from '#src/domain/stops/window.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useGermanPlaces } from '#src/entities/places/use-german-places.ts'
import { Combobox, type ComboboxOption } from '#src/ui/form/combobox.tsx'
import { DraftText, useFieldProps } from './fields.tsx'
import { useWizard } from '../session/use-wizard.tsx'
import { CountrySelect } from './customer-step.tsx'
import { elsewhere } from './loading-point-field.tsx'

/** Towns that are offered; of the only one so many of its codes. */
const MOST_TOWNS = 8
const MOST_CODES = 12

/** Postal code, town and country: a code brings its town, a town its code. */
export function PlaceFields({ kind, stop, onChange }: Props) {
  const { t } = useText()
  const isSettled = useGermanPlaces()
  const change = (values: StopDraft) => onChange(elsewhere(stop, values))
  // Typed before the table of places was there: the town follows it.
  useEffect(() => {
    const city = isSettled && isBlank(stop.city) ? townFollowing(stop, stop) : undefined
    if (city !== undefined) onChange({ city })
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the table is there
  }, [isSettled])
  return (
    <>
      <div className="grid grid-cols-[88px_1fr] gap-3">
        <DraftText
          path={`${kind}.postalCode`}
          label={t('wizard.postalCode')}
          value={stop.postalCode}
          onEdit={(postalCode) => change(withTown({ ...stop, postalCode }, stop))}
        />
        <TownField kind={kind} stop={stop} onChange={change} />
      </div>
      <CountrySelect
        path={`${kind}.country`}
        value={stop.country}
        onEdit={(country) => change(withTown({ ...stop, country }, stop))}
      />
    </>
  )
}

interface Props {
  kind: StopKind
  stop: StopDraft
  onChange(values: StopDraft): void
}

/** The town; in Germany its first letters find it with its code. */
function TownField({ kind, stop, onChange }: Props) {
  const { t } = useText()
  const { typing, leave, acted } = useWizard()
  const [isTyped, setTyped] = useState(false)
  const path = `${kind}.city`
  const { onBlur, ...words } = useFieldProps({ path })
  const towns = isTyped ? townsFor(stop) : []
  const options = towns.flatMap((one) => optionsOf(one, towns.length))
  return (
    <Combobox
      {...words}
      label={t('wizard.city')}
      required
      maxLength={400}
      value={stop.city ?? ''}
      sent={acted}
      options={options}
      onChange={(city) => {
        typing(path)
        setTyped(true)
        onChange({ city: city === '' ? undefined : city })
      }}
      onPick={({ id, label }) => {
        setTyped(false)
        onChange({ city: label, ...(id !== label && { postalCode: id }) })
        leave(path)
      }}
      onBlur={() => {
        const only = isTyped && isBlank(stop.postalCode) ? onlyCodeOf(stop.city, towns) : undefined
        if (only !== undefined) onChange({ postalCode: only })
        setTyped(false)
        onBlur()
      }}
    />
  )
}

const isGerman = ({ country }: StopDraft): boolean => findCountry(country)?.code === 'DE'

const townsFor = (stop: StopDraft): readonly GermanTown[] =>
  isGerman(stop) ? (germanPlaces()?.beginning(stop.city ?? '', MOST_TOWNS) ?? []) : []

/** A town with its code; one with several is its own row, and where it is the only one, each of its codes is one. */
function optionsOf({ city, codes }: GermanTown, towns: number): ComboboxOption[] {
  const [first, last] = [codes.at(0)?.postalCode ?? '', codes.at(-1)?.postalCode ?? '']
  if (codes.length === 1) return [{ id: first, label: city, detail: first }]
  if (towns === 1 && codes.length <= MOST_CODES)
    return codes.map(({ postalCode }) => ({ id: postalCode, label: city, detail: postalCode }))
  return [{ id: city, label: city, detail: `${first}–${last}` }]
}

/** The code of a town of this very name that has no other one. */
function onlyCodeOf(city: string | undefined, towns: readonly GermanTown[]): string | undefined {
  const named = towns.filter((town) => town.city.toLowerCase() === city?.trim().toLowerCase())
  const codes = named.flatMap((town) => town.codes)
  return codes.length === 1 ? codes[0]?.postalCode : undefined
}

/** The town comes with another postal code or country, unless the person typed one of his own. */
function withTown(stop: StopDraft, before: StopDraft): StopDraft {
  const city = townFollowing(before, stop)
  return city === undefined ? stop : { ...stop, city }
}
