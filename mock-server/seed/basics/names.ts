/** First and last names of drivers and contacts; all invented combinations. */
export const FIRST_NAMES = [
  'Jürgen',
  'Günther',
  'Heike',
  'Björn',
  'Antje',
  'Marek',
  'Łukasz',
  'Zdeněk',
  'Petr',
  'Ole',
  'Murat',
  'Ayşe',
  'Sven',
  'Dirk',
  'Uwe',
  'Kerstin',
  'Thomas',
  'Ralf',
  'Nadine',
  'Piotr',
  'Jan',
  'Wim',
  'Vytautas',
  'Ionuț',
  'Franz',
  'René',
  'Íñigo',
  'Sinéad',
  'Søren',
  'Mirko',
  'Tanja',
  'Detlef',
] as const

export const LAST_NAMES = [
  'Müller',
  'Weiß',
  'Größl',
  'Schäfer',
  'Löwe',
  'Jäger',
  'Krüger',
  'Böttcher',
  'Strauß',
  'Voß',
  'Wałęga',
  'Łukasik',
  'Nowák',
  'Dvořák',
  'Jansen',
  'de Vries',
  'Kazlauskas',
  'Öztürk',
  "O'Connor",
  'Muñoz',
  'Peña',
  'Brandt',
  'Petersen',
  'Hansen',
  'Kowalski',
  'Fischbach',
  'Rübsam',
  'Thiele',
  'Zöllner',
  'Ehlers',
  'Hübner',
  'Kießling',
] as const

/** Customers, `name|country|postal code` of a town of the road network. The third has exactly 60 characters. */
export const CUSTOMER_NAMES = `\
Hansekontor Kaffeerösterei GmbH|DE|20457
Elbufer Maschinenbau AG|DE|21079
Süddeutsche Präzisionswerkzeug- und Getriebebau Handels GmbH|DE|80331
Förde Feinkost GmbH & Co. KG|DE|24103
Lübecker Marzipanwerk Petersen KG|DE|23552
Weser Windkraftteile GmbH|DE|27568
Straßburger & Söhne Papiergroßhandel|DE|28197
Leinetal Getränke Vertriebs GmbH|DE|30159
O'Hara Landmaschinen Import GmbH|DE|26122
Hase & Igel Spielwaren GmbH|DE|49074
Harzer Blechwaren Böttcher GmbH|DE|38100
Allerpark Automotive Teile GmbH|DE|38440
Warnow Fischfeinkost eG|DE|18055
Schweriner Möbelmanufaktur Groß|DE|19053
Teutoburger Küchenwerke GmbH|DE|32052
Ruhrblech Stahlservice GmbH|DE|47119
Rheinufer Chemiehandel GmbH|DE|40213
Domblick Kosmetik GmbH|DE|50667
Isartal Medizintechnik GmbH|DE|80331
Neckar Spritzguss Weißhaupt GmbH|DE|74072
Tulpenveld Bloemen B.V.|NL|3011
Donaukanal Handels Ges.m.b.H.|AT|1030
Muñoz Frutas del Sur S.L.|ES|08001
Spessart Holzwerke Rübsam KG|DE|63739
Mainfranken Druckguss GmbH|DE|97070
Taunus Verpackungen Löwe GmbH|DE|60311
Rhöner Sprudel und Säfte GmbH|DE|36037
Frankenland Elektrotechnik GmbH|DE|90402
Kurpfalz Baustoffe Jäger GmbH|DE|68159
Lahntal Glasveredelung GmbH|DE|35390
Pfälzer Weinkontor Strauß|DE|67059
Schwäbische Schrauben Hübner KG|DE|70173
Breisgau Bioland Naturkost eG|DE|79098
Alpenrand Käserei AG|CH|8005
Elbflorenz Feinmechanik GmbH|DE|01067
Lausitzer Glashütte Kießling GmbH|DE|02625
Spreewälder Gurkenhof Löbnitz KG|DE|03046
Pleiße Textil Import GmbH|DE|04103
Erzgebirgische Holzkunst Böhme eG|DE|09111
Havelufer Gartenbedarf GmbH|DE|14979
Oderbogen Folienwerk GmbH|DE|15230
Börde Agrarhandel GmbH & Co. KG|DE|39104
Saaleaue Pharmalogistik GmbH|DE|06112
Śląskie Zakłady Łożysk sp. z o.o.|PL|40-001
Vltava Sklárny s.r.o.|CZ|110 00`

/** Carriers by country of origin, `name|country|postal code`. */
export const CARRIER_NAMES = `\
Alstertal Transporte Ehlers GmbH|DE|20457
Hinnerk Voß Fernverkehr e.K.|DE|21079
Küstenlinie Logistik GmbH|DE|27568
Bremer Schlüssel Spedition GmbH|DE|28197
Fördekutscher Hansen GmbH|DE|24103
Heidekraut Transporte GmbH|DE|30159
Trave Frachtkontor GmbH|DE|23552
Ostseewind Kühltransporte GmbH|DE|18055
Emsland Express Thiele|DE|49074
Okertal Güterverkehr GmbH|DE|38100
Ruhrpott Rollt Logistik GmbH|DE|44135
Rheinschiene Transport Krüger GmbH|DE|47119
Bergisch Schwer Spedition KG|DE|58095
Münsterland Frische Fracht GmbH|DE|48143
Lippe Lademeter GmbH|DE|33602
Fuldatal Kraftverkehr GmbH|DE|34117
Weserbergland Sammelgut GmbH|DE|37073
Isarwinkel Transporte Größl|DE|80331
Lech Logistik Augsburg GmbH|DE|86150
Przewozy Łukasik sp. z o.o.|PL|50-001
Wisła Trans Kowalski|PL|00-002
Poznańska Flota Drogowa sp. z o.o.|PL|60-001
Śląski Tir Wałęga|PL|40-001
Moravia Kamion s.r.o.|CZ|602 00
Dvořák Doprava a.s.|CZ|110 00
Van der Polder Transport B.V.|NL|3011
De Vries Wegvervoer B.V.|NL|5911
Baltijos Kelias UAB|LT|44001
Nemunas Transportas UAB|LT|44001
Donau Fernfracht Ges.m.b.H.|AT|4020
Spessarttrans Fischbach GmbH|DE|63739
Untermain Güterkraftverkehr Löwe KG|DE|60311
Frankenfracht Schäfer GmbH|DE|90402
Tauber Transporte GmbH|DE|97070
Rhönroller Spedition GmbH|DE|36037
Kurpfalz Kutscher GmbH|DE|68159
Odenwald Express Jäger|DE|74072
Nahe Nahverkehr Strauß GmbH|DE|55116
Saar Sattelzug GmbH|DE|66111
Małopolski Szlak sp. z o.o.|PL|40-001
Odra Spedycja Nowak|PL|50-001
Bohemia Cargo Linka s.r.o.|CZ|110 00
Maasoever Logistiek B.V.|NL|5911
Salzkammer Transporte KG|AT|5020
Neris Kroviniai UAB|LT|44001
Elbtal Transporte Kretzschmar GmbH|DE|01067
Oberlausitz Kraftverkehr GmbH|DE|02625
Spreetal Frachtdienst GmbH|DE|03046
Sachsenring Logistik Böhme GmbH|DE|08056
Messestadt Kuriere GmbH|DE|04103
Oderland Transporte Zöllner|DE|15230
Havelland Kühlverkehr GmbH|DE|14979
Börde Sattelzug GmbH|DE|39104
Warta Transport Piotrowski|PL|60-001
Mazowiecki Kurs sp. z o.o.|PL|00-002
Bug i Odra Przewozy s.c.|PL|50-001
Krkonoše Kamiony s.r.o.|CZ|602 00
Vltavan Přeprava s.r.o.|CZ|110 00
Zuidersingel Transport B.V.|NL|3011
Enns Güterlinie Ges.m.b.H.|AT|4020`

/** Streets that no town is known for. */
export const STREETS = [
  'Am Freihafenbecken',
  'Gewerbering',
  'Industriestraße',
  'An der Verladerampe',
  'Lagerhofweg',
  'Zum Umschlagplatz',
  'Speicherstraße',
  'Güterbahnhofstraße',
  'Am Stellwerk',
  'Ladestraße',
  'Logistikpark Süd',
  'Werkstraße',
] as const

/** Sites that load or unload and are no customers themselves. */
export const SITE_NAMES = [
  'Zentrallager Nord',
  'Regionallager Brückenkopf',
  'Baumarkt Zollstock',
  'Frischemarkt Verteilzentrum',
  'Umschlaghalle 7',
  'Werk II Montage',
  'Distributionszentrum Weidengrund',
  'Großmarkt Halle C',
  'Hafenlager Kai 4',
  'Möbelhaus Sonnenschein',
  'Getränkedepot Quellental',
  'Ersatzteillager Kreuzweg',
] as const
