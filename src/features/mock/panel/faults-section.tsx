import { X } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { FaultTarget, PlannedFault } from '#src/contract/mock/control.ts'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { Combobox, type ComboboxOption } from '#src/ui/form/combobox.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import type { MockHandle } from '../mock-handle.ts'
import { useSend } from './use-mock.ts'

/** Suggestions shown at once. */
const MOST = 12

const NAMES: readonly FaultTarget[] = ['*', ...(Object.keys(endpoints) as EndpointName[])]
const isTarget = (name: string): name is FaultTarget => NAMES.some((known) => known === name)

/** A fault is planned by endpoint, status and how often; those still to come can be taken back. */
export function FaultsSection({ handle, planned }: { handle: MockHandle; planned: readonly PlannedFault[] }) {
  const { t } = useText()
  const send = useSend(handle)
  const [name, setName] = useState('')
  const [status, setStatus] = useState('500')
  const [times, setTimes] = useState('1')
  const options = useMemo(() => suggestionsFor(name), [name])
  const isStatus = /^[2-5]\d\d$/.test(status)
  const isTimes = times === '' || /^[1-9]\d{0,4}$/.test(times)
  return (
    <Section title={t('mock.faults')}>
      <form
        className="mt-1 grid grid-cols-[1fr_5rem_5rem_auto] items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isTarget(name) || !isStatus || !isTimes) return
          send({ do: 'fail', name, status: Number(status), ...(times !== '' && { times: Number(times) }) })
          setName('')
        }}
      >
        <Combobox
          label={t('mock.endpoint')}
          value={name}
          placeholder="orders.list"
          onChange={setName}
          options={options}
          onPick={({ id }) => setName(id)}
          showEmpty
        />
        <TextField
          label={t('mock.status')}
          inputMode="numeric"
          value={status}
          aria-invalid={!isStatus}
          onChange={(event) => setStatus(event.target.value.trim())}
        />
        <TextField
          label={t('mock.times')}
          inputMode="numeric"
          value={times}
          placeholder={t('mock.always')}
          aria-invalid={!isTimes}
          onChange={(event) => setTimes(event.target.value.trim())}
        />
        <Button
          type="submit"
          disabledReason={isTarget(name) && isStatus && isTimes ? undefined : t('mock.fail.reason')}
        >
          {t('mock.plan')}
        </Button>
      </form>
      {planned.length > 0 && (
        <ul aria-label={t('mock.planned')} className="mt-2 flex flex-col">
          {planned.map((fault) => (
            <li key={fault.id} className="flex min-h-7 items-center gap-2 border-t border-line">
              <span className="min-w-0 grow truncate">
                {fault.name === '*' ? t('mock.all') : fault.name} · {whatOf(fault)}
              </span>
              <span className="shrink-0 text-chip text-text-2">
                {fault.times === undefined ? t('mock.always') : t('mock.timesLeft', { times: fault.times })}
              </span>
              <IconButton
                icon={X}
                label={t('mock.heal.one', { name: fault.name })}
                onClick={() => send({ do: 'heal', id: fault.id })}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function whatOf({ kind, status, milliseconds, garbage }: PlannedFault): string {
  return [status ?? kind, milliseconds === undefined ? undefined : `${milliseconds} ms`, garbage]
    .filter(Boolean)
    .join(' ')
}

function suggestionsFor(typed: string): ComboboxOption[] {
  const wanted = typed.trim().toLowerCase()
  const fitting = NAMES.filter((name) => name.toLowerCase().includes(wanted) && name !== typed)
  const first = fitting.toSorted((a, b) => Number(b.startsWith(wanted)) - Number(a.startsWith(wanted)))
  return first.slice(0, MOST).map((name) => ({
    id: name,
    label: name,
    ...(name !== '*' && { detail: `${endpoints[name].method} ${endpoints[name].path}` }),
  }))
}
