// Runs before the first paint and before any module. The chosen theme must not flash: light, dark, system.
;(function () {
  function stored(name) {
    try {
      return localStorage.getItem(name)
    } catch {
      // Storage may be forbidden; the defaults are good answers then.
      return null
    }
  }
  var theme = stored('theme')
  document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : 'system'
  // zod would try whether it may make code at run time; the content security policy forbids it and would say so on the console.
  globalThis.__zod_globalConfig = { jitless: true }

  // Where the program itself does not come, nobody else can say so: title, text, "load anew". No reload happens by itself.
  var words = {
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

  function tell() {
    var root = document.getElementById('root')
    if (root === null || root.firstChild !== null) return
    var chosen = stored('language')
    var language = chosen !== null && Object.hasOwn(words, chosen) ? chosen : 'de'
    document.documentElement.lang = language
    var main = document.createElement('main')
    main.setAttribute('role', 'alert')
    main.style.cssText = 'max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif'
    ;['h1', 'p', 'button'].forEach(function (name, index) {
      var element = document.createElement(name)
      element.textContent = words[language][index]
      main.append(element)
    })
    var button = main.lastChild
    button.style.cssText = 'padding: 0.25rem 0.75rem; border: 1px solid; cursor: pointer'
    button.addEventListener('click', function () {
      location.reload()
    })
    root.append(main)
    button.focus()
  }

  // What the page names itself, but for what only hurries: a script that comes when it likes.
  addEventListener(
    'error',
    function (event) {
      var source = event.target
      if (source instanceof HTMLScriptElement && source.type === 'module' && !source.async) tell()
    },
    true,
  )
  // What the program fetches before it has drawn anything.
  addEventListener('unhandledrejection', function (event) {
    if (/module/i.test(String(event.reason))) tell()
  })
})()
