import { plainTitle } from '#src/i18n/plain-title.ts'
import { useState } from 'react'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { isLicencePlate, normalisedPlate } from '#src/domain/vehicles/licence-plate.ts'
import { parseDecimal } from '#src/domain/basics/numbers.ts'
import { checkVehicle } from '#src/domain/vehicles/checks.ts'
import { isVehicleType, VEHICLE_TYPES, vehicleCapacity, type VehicleType } from '#src/domain/vehicles/vehicles.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField, TextField } from '#src/ui/field.tsx'
import { FormDialog } from '#src/ui/form-dialog.tsx'
import { StatusSign } from '#src/ui/status-sign.tsx'
import { germanNumbers } from '#src/i18n/typed-number.ts'
import { typeText } from '../vehicle-columns.tsx'
import { useSending } from './use-sending.ts'
import { createVehicle } from './vehicle-changes.late.ts'

const NOTHING_TYPED = {
  licencePlate: '',
  trailerPlate: '',
  loadingMeters: '',
  payloadKg: '',
  driverName: '',
  driverPhone: '',
  depotPostalCode: '',
  depotCity: '',
}
type Name = keyof typeof NOTHING_TYPED

const LABELS: Readonly<Record<Name, TextKey>> = {
  licencePlate: 'vehicles.column.plate',
  trailerPlate: 'records.vehicle.trailer',
  loadingMeters: 'records.loadingMeters',
  payloadKg: 'records.vehicle.payload',
  driverName: 'records.driver',
  driverPhone: 'records.phone',
  depotPostalCode: 'wizard.postalCode',
  depotCity: 'records.vehicle.depot',
}

/** A figure as typed; what is none is refused as such, and nothing is left to the type. */
function figureOf(text: string): number | undefined {
  return text.trim() === '' ? undefined : (parseDecimal(germanNumbers(text)) ?? Number.NaN)
}

/** The form of a new vehicle: plate and type, the rest may follow in its panel. */
export function VehicleDialog({ context, onClose }: { context: CommandContext; onClose(): void }) {
  const { t } = useText()
  const format = useFormat()
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [type, setType] = useState<VehicleType>('TAUTLINER')
  const figures = { loadingMeters: figureOf(typed.loadingMeters), payloadKg: figureOf(typed.payloadKg) }
  const draft = { ...typed, type, ...figures }
  const send = async () => {
    await createVehicle(context, draft)
    return true
  }
  const { submit, isSending, failure, errorAt } = useSending(() => checkVehicle(draft), send, onClose)
  const usual = vehicleCapacity(type)
  const hints: Partial<Record<Name, string>> = {
    ...(isLicencePlate(typed.licencePlate) && { licencePlate: normalisedPlate(typed.licencePlate) }),
    ...(isLicencePlate(typed.trailerPlate) && { trailerPlate: normalisedPlate(typed.trailerPlate) }),
    loadingMeters: `${t('vehicles.figure.hint')}, ${format.loadingMeters(usual.loadingMeters)}`,
    payloadKg: `${t('vehicles.figure.hint')}, ${format.weight(usual.payloadKg)}`,
  }
  const text = (name: Name, isFirst = false) => (
    <TextField
      name={name}
      label={t(LABELS[name])}
      required={isFirst}
      {...(isFirst && { 'data-autofocus': true })}
      hint={hints[name]}
      maxLength={name === 'driverName' || name === 'depotCity' ? 100 : 20}
      readOnly={isSending}
      value={typed[name]}
      error={errorAt(name)}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
    />
  )
  return (
    <FormDialog
      title={plainTitle(t('vehicles.create.title'))}
      confirm={plainTitle(t('vehicles.create.title'))}
      width={560}
      onCancel={onClose}
      onSubmit={submit}
    >
      <div className="grid grid-cols-2 gap-3">
        {text('licencePlate', true)}
        {text('trailerPlate')}
      </div>
      <SelectField
        name="type"
        label={t('records.vehicle.type')}
        value={type}
        onChange={({ target }) => isVehicleType(target.value) && setType(target.value)}
      >
        {VEHICLE_TYPES.map((one) => (
          <option key={one} value={one}>
            {typeText(one, t)}
          </option>
        ))}
      </SelectField>
      <div className="grid grid-cols-2 gap-3">
        {text('loadingMeters')}
        {text('payloadKg')}
      </div>
      <div className="grid grid-cols-2 gap-3">
        {text('driverName')}
        {text('driverPhone')}
      </div>
      <div className="grid grid-cols-[88px_1fr] gap-3">
        {text('depotPostalCode')}
        {text('depotCity')}
      </div>
      {failure !== undefined && (
        <p role="alert" className="flex items-start gap-1.5 text-chip">
          <StatusSign status="failure" className="mt-px" />
          {failure}
        </p>
      )}
    </FormDialog>
  )
}
