import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import type { Command } from '#src/commands/gate/command.ts'
import { may, PERMISSIONS, ROLES, type Permission } from '#src/domain/accounts/roles.ts'
import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeyLookup } from '#src/ui/keys/keys-of.tsx'
import { NoMatchState } from '#src/ui/feedback/states.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { rightText } from './roles-list.tsx'

/** One right: which roles have it, and what can be done with it. */
export function RightPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const { close } = usePanelPlace()
  const right = PERMISSIONS.find((known) => known === panel.id)
  if (right === undefined) {
    return (
      <SidePanel title={t('admin.roles.right')}>
        <NoMatchState title={t('admin.roles.unknown')} reset={{ onRun: close }} />
      </SidePanel>
    )
  }
  return (
    <SidePanel title={rightText(right, t)}>
      <Section title={t('admin.roles.who')}>
        <ul className="flex flex-col gap-1">
          {ROLES.map((role) => (
            <li key={role}>
              <StatusWord status={may(role, right) ? 'success' : 'pending'}>
                {t(`role.${role}`)}
                {!may(role, right) && <span className="text-text-3"> · {t('admin.roles.mayNot')}</span>}
              </StatusWord>
            </li>
          ))}
        </ul>
      </Section>
      <Opened right={right} />
    </SidePanel>
  )
}

const needs = ({ permission }: Command, right: Permission) =>
  permission !== undefined && [permission].flat().some((one) => one === right)

/** The commands that ask for this right. */
function Opened({ right }: { right: Permission }) {
  const { t } = useText()
  const { registry } = useCommands()
  const keysOf = useKeyLookup()
  const opened = registry.all.filter((command) => needs(command, right) && command.hiddenInPalette !== true)
  if (opened.length === 0) return null
  return (
    <Section title={t('admin.roles.opens')} fact={String(opened.length)}>
      <ul className="flex flex-col">
        {opened.map(({ id, title }) => {
          const keys = keysOf(id)
          return (
            <li key={id} className="flex min-h-6 items-center justify-between gap-3">
              <span className="min-w-0 truncate">{t(title)}</span>
              {keys && <KeyCaps keys={keys} small />}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
