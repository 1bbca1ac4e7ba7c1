import { useState } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { SCENARIOS, type MockState, type ScenarioName, type WhoAmI } from '#src/contract/mock/control.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { DefinitionList, Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { MockHandle } from '../mock-handle.ts'
import { useSend } from './use-mock.ts'

/** Most milliseconds every answer may take longer. */
const MOST_LATENCY = 60_000
const MINUTE = 60_000

/** Whom the page’s own token belongs to. */
export function WhoSection({ who }: { who: WhoAmI }) {
  const { t } = useText()
  const format = useFormat()
  const { user, tokenEndsAt } = who
  const csrf = { label: 'CSRF', value: t(`mock.csrf.${who.csrf}`) }
  return (
    <Section title={t('mock.whoami')}>
      {user === undefined ? (
        <DefinitionList rows={[{ label: t('test.user'), value: t('mock.nobody') }, csrf]} />
      ) : (
        <DefinitionList
          rows={[
            { label: t('test.user'), value: `${user.name} · ${user.id}` },
            { label: t('mock.role'), value: user.role },
            { label: t('test.tenant'), value: user.tenantId },
            { label: t('mock.tokenEnds'), value: tokenEndsAt === undefined ? '—' : format.stamp(tokenEndsAt) },
            csrf,
          ]}
        />
      )}
    </Section>
  )
}

/** How much longer every answer takes: typed, and set by Enter. */
export function LatencySection({ handle, latency }: { handle: MockHandle; latency: number }) {
  const { t } = useText()
  const send = useSend(handle)
  const [text, setText] = useState(String(latency))
  const milliseconds = /^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined
  const isWrong = milliseconds === undefined || milliseconds > MOST_LATENCY
  return (
    <Section title={t('mock.latency.title')}>
      <form
        className="mt-1 flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWrong) send({ do: 'latency', milliseconds })
        }}
      >
        <TextField
          label={t('mock.latency.field')}
          className="w-40"
          inputMode="numeric"
          unit="ms"
          align="right"
          value={text}
          error={isWrong ? t('mock.latency.wrong', { most: MOST_LATENCY }) : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{t('mock.set')}</Button>
      </form>
    </Section>
  )
}

export function ConnectionSection({ isOffline }: { isOffline: boolean }) {
  const { t } = useText()
  return (
    <Section
      title={t('mock.connection')}
      fact={
        <StatusWord status={isOffline ? 'failure' : 'success'}>
          {t(isOffline ? 'mock.isOffline' : 'mock.isOnline')}
        </StatusWord>
      }
    >
      <div className="mt-1 flex flex-wrap gap-2">
        <CommandButton
          id={isOffline ? 'mock.online' : 'mock.offline'}
          label={t(isOffline ? 'mock.online.short' : 'mock.offline.short')}
        />
        <CommandButton id="mock.dropSocket" label={t('mock.dropSocket.short')} />
        <CommandButton id="mock.expireToken" label={t('mock.expireToken.short')} />
        <CommandButton id="mock.expireCsrf" label={t('mock.expireCsrf.short')} />
      </div>
    </Section>
  )
}

export function ClockSection({ state: { now, offset, isRunning } }: { state: MockState }) {
  const { t } = useText()
  const format = useFormat()
  const minutes = Math.round(offset / MINUTE)
  const moved = minutes === 0 ? '' : `${minutes > 0 ? '+' : '−'}${format.duration(Math.abs(minutes))}`
  return (
    <Section
      title={t('mock.clock')}
      fact={isRunning ? undefined : <StatusWord status="warning">{t('mock.stands')}</StatusWord>}
    >
      <p className="tabular-nums">{[format.stamp(now), moved].filter(Boolean).join(' · ')}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <CommandButton id="mock.hour" label={t('mock.hour.short')} />
        <CommandButton id="mock.day" label={t('mock.day.short')} />
        <CommandButton
          id={isRunning ? 'mock.stopClock' : 'mock.goOn'}
          label={t(isRunning ? 'mock.stopClock.short' : 'mock.goOn.short')}
        />
      </div>
    </Section>
  )
}

export function ScenariosSection({ handle, running }: { handle: MockHandle; running: readonly ScenarioName[] }) {
  const { t } = useText()
  const send = useSend(handle)
  return (
    <Section title={t('mock.scenarios')}>
      <ul className="mt-1 flex flex-wrap gap-2">
        {SCENARIOS.map((name) => (
          <li key={name}>
            <Button onClick={() => send({ do: 'scenario', name })}>
              {running.includes(name)
                ? t('mock.scenario.running', { name: t(`mock.scenario.${name}`) })
                : t(`mock.scenario.${name}`)}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function WorldSection({ seed }: { seed: number }) {
  const { t } = useText()
  return (
    <Section title={t('mock.world')} fact={t('mock.seedFact', { seed })}>
      <div className="mt-1 flex flex-wrap gap-2">
        <CommandButton id="mock.reset" label={t('mock.reset.short')} />
        <CommandButton id="mock.exportWorld" label={t('mock.exportWorld.short')} />
        <CommandButton id="mock.importWorld" label={t('mock.importWorld.short')} />
        <CommandButton id="mock.copyAddress" label={t('mock.copyAddress.short')} />
      </div>
    </Section>
  )
}
