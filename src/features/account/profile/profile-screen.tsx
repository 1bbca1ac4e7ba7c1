import { KeymapSettings } from '#src/commands/keys/keymap-settings.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageSection } from '#src/ui/page/page-section.tsx'
import { PersonalData } from './personal-data.tsx'
import { PreferenceSettings } from './preference-settings.tsx'

/** "Konto": who one is, and how the interface is to look, speak and listen. */
export function ProfileScreen() {
  const { t } = useText()
  return (
    <div tabIndex={-1} data-autofocus className="no-ring flex h-full flex-col">
      <PageHeader title={t('session.profile')} />
      <div className="min-h-0 grow overflow-y-auto border-t border-line">
        <PersonalData />
        <PreferenceSettings />
        <PageSection title={t('session.profile.keys')} text={t('session.profile.keysText')}>
          <div className="-mx-4">
            <KeymapSettings />
          </div>
        </PageSection>
      </div>
    </div>
  )
}
