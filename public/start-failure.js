/** Title, text, and the one way on. */
const words = {
  de: ['Dispo konnte nicht geladen werden', 'Ein Teil des Programms fehlt auf dem Server.', 'Neu laden'],
  en: ['Dispo could not be loaded', 'Part of the program is missing on the server.', 'Reload'],
  fr: ['Dispo n’a pas pu être chargé', 'Une partie du programme manque sur le serveur.', 'Recharger'],
  es: ['No se ha podido cargar Dispo', 'Falta una parte del programa en el servidor.', 'Volver a cargar'],
  it: ['Impossibile caricare Dispo', 'Sul server manca una parte del programma.', 'Ricarica'],
  nl: ['Dispo kon niet worden geladen', 'Een deel van het programma ontbreekt op de server.', 'Opnieuw laden'],
  pl: ['Nie udało się wczytać Dispo', 'Na serwerze brakuje części programu.', 'Wczytaj ponownie'],
  pt: ['Não foi possível carregar o Dispo', 'Falta uma parte do programa no servidor.', 'Recarregar'],
  cs: ['Dispo se nepodařilo načíst', 'Na serveru chybí část programu.', 'Načíst znovu'],
  sv: ['Dispo kunde inte läsas in', 'En del av programmet saknas på servern.', 'Läs in igen'],
}

function chosenLanguage() {
  try {
    const chosen = localStorage.getItem('language')
    return chosen !== null && Object.hasOwn(words, chosen) ? chosen : 'de'
  } catch {
    return 'de'
  }
}

/** Says in place of the program that it could not be loaded. Nothing reloads by itself: that could go on for ever. */
export function tellFailure(root) {
  const language = chosenLanguage()
  document.documentElement.lang = language
  const main = document.createElement('main')
  main.setAttribute('role', 'alert')
  main.style.cssText = 'max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif'
  const [title, text, button] = ['h1', 'p', 'button'].map((name) => document.createElement(name))
  ;[title.textContent, text.textContent, button.textContent] = words[language]
  button.style.cssText = 'padding: 0.25rem 0.75rem; border: 1px solid; cursor: pointer'
  button.addEventListener('click', () => location.reload())
  main.append(title, text, button)
  root.replaceChildren(main)
  button.focus()
}
