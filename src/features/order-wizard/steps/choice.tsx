import { SelectField } from '#src/ui/form/field.tsx'
import { useFieldProps } from './fields.tsx'

/** One of several, as a select. */
export function Choice(props: {
  path: string
  label: string
  value: string
  options: readonly (readonly [value: string, title: string])[]
  onEdit(value: string): void
}) {
  const { path, label, value, options, onEdit } = props
  const shared = useFieldProps({ path })
  return (
    <SelectField {...shared} label={label} value={value} onChange={(event) => onEdit(event.target.value)}>
      {/* A copied order may say what is not offered here: it is shown as it is, not as the first of the offers. */}
      {options.every(([name]) => name !== value) && <option value={value}>{value}</option>}
      {options.map(([name, title]) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}
