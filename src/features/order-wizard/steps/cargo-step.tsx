import { DraftNumber } from './typed-fields.tsx'
import type { CargoDraft } from '#src/domain/goods/cargo-draft.ts'
import { BAN_EXEMPTIONS } from '#src/domain/goods/ban-exemptions.ts'
import { floorLength } from '#src/domain/goods/loading-meters.ts'
import { isVehicleType, PACKAGE_TYPES, VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { packageWord } from '#src/entities/goods/package-word.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField } from '#src/ui/form/field.tsx'
import { Choice } from './choice.tsx'
import { DangerousGoods } from './dangerous-goods.tsx'
import { DraftText } from './fields.tsx'
import { readPackages } from '../draft/typed-values.ts'
import { FieldGrid } from './step-frame.tsx'
import { useWizard } from '../session/use-wizard.tsx'

type Packages = Pick<CargoDraft, 'packageCount' | 'packageType'>

/** What is loaded, and what the vehicle must be able to do. */
export function CargoStep() {
  const { t } = useText()
  const format = useFormat()
  const { context, edit } = useWizard()
  const { cargo } = context.data
  const change = (values: CargoDraft) => edit({ step: 'cargo', values })
  const changePackages = ({ packageCount, packageType = cargo.packageType }: Packages) => {
    const isSame = Object.is(packageCount, cargo.packageCount) && packageType === cargo.packageType
    if (!isSame) change({ packageCount, packageType })
  }
  return (
    <>
      <DraftText
        path="cargo.description"
        label={t('wizard.description')}
        required
        first
        value={cargo.description}
        onEdit={(description) => change({ description })}
      />
      <FieldGrid>
        <DraftNumber
          path="cargo.packageCount"
          label={t('wizard.packageCount')}
          value={cargo.packageCount}
          read={(text) => readPackages(text).packageCount}
          said={packagesText(cargo, t, format)}
          onEdit={(_, text) => changePackages(readPackages(text))}
        />
        <Choice
          path="cargo.packageType"
          label={t('wizard.packageType')}
          value={cargo.packageType ?? 'Standard'}
          options={PACKAGE_TYPES.map((type) => [type, packageWord(type, cargo.packageCount || 2, t)])}
          onEdit={(packageType) => change({ packageType })}
        />
        <DraftNumber
          path="cargo.weightKg"
          label={t('wizard.weight')}
          required
          unit="kg"
          value={cargo.weightKg}
          onEdit={(weightKg) => change({ weightKg })}
        />
        <DraftNumber
          path="cargo.loadingMeters"
          label={t('wizard.loadingMeters')}
          unit="LDM"
          hint={useLoadingMetersHint(cargo)}
          value={cargo.loadingMeters}
          onEdit={(loadingMeters) => change({ loadingMeters })}
        />
        <Choice
          path="cargo.vehicleType"
          label={t('wizard.vehicleType')}
          value={cargo.vehicleType ?? 'TRUCK'}
          options={VEHICLE_TYPES.map((type) => [type, t(`vehicle.type.${type}`)])}
          onEdit={(type) => change({ vehicleType: isVehicleType(type) ? type : undefined })}
        />
        <DraftText
          path="cargo.dimensions"
          label={t('orders.field.dimensions')}
          placeholder="1,20 × 0,80 × 1,60 m"
          value={cargo.dimensions}
          onEdit={(dimensions) => change({ dimensions })}
        />
        <Choice
          path="cargo.banExemption"
          label={t('orders.field.banExemption')}
          value={cargo.banExemption ?? ''}
          options={[
            ['', t('wizard.banExemption.none')],
            ...BAN_EXEMPTIONS.map((one) => [one, t(`orders.banExemption.${one}`)] as const),
          ]}
          onEdit={(value) => change({ banExemption: BAN_EXEMPTIONS.find((one) => one === value) })}
        />
      </FieldGrid>
      {(cargo.vehicleType === 'REEFER' || cargo.temperature !== undefined) && (
        <Temperature cargo={cargo} onChange={change} />
      )}
      <div className="flex flex-wrap gap-x-6">
        <CheckboxField
          label={t('wizard.stackable')}
          checked={cargo.stackable ?? false}
          onChange={(event) => change({ stackable: event.target.checked })}
        />
        <CheckboxField
          label={t('wizard.palletExchange')}
          checked={cargo.palletExchange ?? false}
          onChange={(event) => change({ palletExchange: event.target.checked })}
        />
        <CheckboxField
          label={t('wizard.tailLift')}
          checked={cargo.tailLift ?? false}
          onChange={(event) => change({ tailLift: event.target.checked })}
        />
        <CheckboxField
          label={t('wizard.adr')}
          checked={cargo.adr !== undefined}
          onChange={(event) => change({ adr: event.target.checked ? {} : undefined })}
        />
      </div>
      {cargo.adr && <DangerousGoods adr={cargo.adr} onChange={(adr) => change({ adr })} />}
    </>
  )
}

/** "33 Europaletten": what was typed as a number, with its word or without. */
function packagesText(
  { packageCount = Number.NaN, packageType = 'Standard' }: CargoDraft,
  t: Translate,
  format: Format,
) {
  if (Number.isNaN(packageCount)) return ''
  return `${format.number(packageCount)} ${packageWord(packageType, packageCount, t)}`
}

/** "Aus 33 Packstücken: 13,2 LDM", where the size of the packages is standardised. */
function useLoadingMetersHint(cargo: CargoDraft): string | undefined {
  const { t } = useText()
  const format = useFormat()
  const length = floorLength(cargo)
  const count = cargo.packageCount ?? 0
  return length && t('wizard.loadingMeters.hint', { count, ldm: format.loadingMeters(length.loadingMeters) })
}

function Temperature({ cargo, onChange }: { cargo: CargoDraft; onChange(values: CargoDraft): void }) {
  const { t } = useText()
  return (
    <FieldGrid>
      {(['min', 'max'] as const).map((end) => (
        <DraftNumber
          key={end}
          path={`cargo.temperature.${end}`}
          label={t(`wizard.temperature.${end}`)}
          unit="°C"
          value={cargo.temperature?.[end]}
          onEdit={(value) => onChange({ temperature: withoutNothing({ ...cargo.temperature, [end]: value }) })}
        />
      ))}
    </FieldGrid>
  )
}

function withoutNothing(range: { min?: number; max?: number }): CargoDraft['temperature'] {
  return range.min === undefined && range.max === undefined ? undefined : range
}
