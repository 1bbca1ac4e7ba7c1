import { hasTemperature, rangesMeet, type TemperatureRange } from './temperature.ts'

/** What somebody who carries says he can do; what he has not said is missing. Temperatures in °C. */
export interface Abilities extends TemperatureRange {
  /** Dangerous goods above 1,000 points: trained drivers, equipped vehicles. Source: ADR 8.1, 8.2 */
  adr?: boolean | undefined
  tailLift?: boolean | undefined
  /** He takes empty pallets along for full ones. */
  palletExchange?: boolean | undefined
}

/** What goods ask of who carries them. */
export interface AbilityNeeds extends TemperatureRange {
  adr: boolean
  tailLift: boolean
  palletExchange: boolean
}

/** An ability that goods ask for: he has said that he has it not, or nothing of it. */
export interface LackingAbility {
  ability: 'adr' | 'tailLift' | 'palletExchange' | 'temperature'
  isKnown: boolean
}

const FLAGS = ['adr', 'tailLift', 'palletExchange'] as const

/** What is asked for and is not there, or no one knows of. */
export function lackingAbilities(needs: AbilityNeeds, able: Abilities): LackingAbility[] {
  const flags = FLAGS.filter((ability) => needs[ability] && able[ability] !== true).map((ability): LackingAbility => ({
    ability,
    isKnown: able[ability] === false,
  }))
  if (!hasTemperature(needs) || (hasTemperature(able) && rangesMeet(needs, able))) return flags
  return [...flags, { ability: 'temperature', isKnown: hasTemperature(able) }]
}
