import { LARGE_TOWNS } from './large-towns.ts';
import { OSLO } from './oslo.ts';
import { area, type Area, type Town } from './place.ts';

function town(city: string, rent: number, homes: number, size: Town['size'], students: boolean, areas: readonly Area[]): Town {
  return { city, rent, homes, size, students, areas };
}

/** A town with one centre; its area is not written in the address. */
const whole = (at: string, middle: readonly [number, number, number], postalCodes: string, streets: string, ride: string, near: string) => [
  area(at, middle, postalCodes, streets, ride, near, 1, false),
];

export const TOWNS: readonly Town[] = [
  OSLO,
  ...LARGE_TOWNS,
  town('Tromsø', 12_900, 62, 'city', true, [
    area('i Tromsø sentrum', [69.6492, 18.953, 220], '9008, 9007', 'Storgata, Grønnegata, Skippergata, Vestregata, Fredrik Langes gate', 'B:Fredrik Langes gate', 'Prostneset, Kulturhuset, Nerstranda', 1.08),
    area('i Tromsdalen', [69.6455, 18.9945, 220], '9020', 'Turistvegen, Anton Jakobsens veg, Skolevegen', 'B:Pyramiden', 'Ishavskatedralen, Fjellheisen', 0.93),
    area('i Breivika', [69.6815, 18.966, 180], '9019, 9037', 'Breivikvegen, Dramsvegen, Hansine Hansens veg', 'B:UiT/Planetariet', 'Universitetet, UNN', 1),
  ]),
  town('Kristiansand', 10_900, 54, 'city', true, [
    area('i Kvadraturen', [58.1472, 7.9945, 240], '4610, 4611, 4612', 'Markens gate, Dronningens gate, Rådhusgata, Festningsgata', 'B:Tollbodgata', 'Bystranda, Fiskebrygga', 1.06),
    area('på Lund', [58.1535, 8.0125, 220], '4630, 4632', 'Østre Ringvei, Marviksveien, Agder allé', 'B:Lund torv', 'Universitetet, Jegersberg', 0.98),
    area('på Grim', [58.1535, 7.973, 200], '4616, 4617', 'Grimsveien, Setesdalsveien, Arendalsgata', 'B:Grim torv', 'Baneheia, Idda arena', 0.94),
  ]),
  town('Drammen', 11_600, 46, 'city', true, [
    area('på Bragernes', [59.7452, 10.2025, 200], '3017, 3018', 'Engene, Øvre Storgate, Hauges gate, Albums gate', 'R:Drammen stasjon', 'Bragernes torg, Spiralen', 1.04),
    area('på Strømsø', [59.7378, 10.2045, 190], '3044, 3045', 'Konggata, Tollbugata, Schwartz gate, Bjørnstjerne Bjørnsons gate', 'R:Drammen stasjon', 'Papirbredden, Strømsø torg', 0.98),
    area('på Konnerud', [59.7168, 10.149, 280], '3031, 3032', 'Svarvestolen, Konnerudgata, Gamle Konnerudvei', 'B:Konnerud senter', 'Konnerud senter, Konnerudmarka', 0.92),
  ]),
  town('Fredrikstad', 9_800, 42, 'town', true, [
    area('i Fredrikstad sentrum', [59.2145, 10.9365, 220], '1606, 1607', 'Storgata, Nygaardsgata, Farmannsgate, Glemmengata', 'B:Fredrikstad bussterminal', 'Kråkerøybrua, Værste', 1.03),
    area('i Gamlebyen', [59.2032, 10.9562, 120], '1632', 'Voldportgata, Kirkegata, Færgeportgata', 'B:Gamlebyen', 'Vollene, byfergen', 1.05),
  ]),
  town('Ålesund', 10_400, 42, 'town', true, [
    area('i Ålesund sentrum', [62.4722, 6.1602, 90], '6002, 6004', 'Kongens gate, Kirkegata, Parkgata, Storgata', 'B:Ålesund rutebilstasjon', 'Byparken, Aksla, Brosundet', 1.08),
    area('i Volsdalen', [62.4695, 6.1975, 100], '6006', 'Borgundvegen, Volsdalsberga, Nørvegata', 'B:Volsdalen', 'Volsdalsberga, Aksla', 1),
    area('i Spjelkavik', [62.4565, 6.367, 240], '6011, 6010', 'Langelandsvegen, Spjelkavikvegen, Vasstranda', 'B:Moa trafikkterminal', 'Amfi Moa, Fremmerholen', 0.93),
  ]),
  town('Bodø', 11_500, 44, 'town', true, [
    area('i Bodø sentrum', [67.2825, 14.391, 220], '8003, 8005, 8006', 'Storgata, Dronningens gate, Prinsens gate, Havnegata', 'B:Sentrumsterminalen', 'Stormen, Rensåsparken', 1.04),
    area('på Mørkved', [67.28, 14.557, 220], '8026, 8028', 'Mørkvedveien, Universitetsalléen, Hellemyra', 'R:Mørkved stasjon', 'Nord universitet, Mørkvedlia', 0.92),
  ]),
  town('Bærum', 14_300, 46, 'city', false, [
    area('i Sandvika', [59.8908, 10.525, 180], '1337, 1338', 'Elias Smiths vei, Otto Sverdrups plass, Anton Walles vei', 'R:Sandvika stasjon', 'Kadettangen, Sandvika Storsenter', 1.02),
    area('på Bekkestua', [59.9182, 10.5885, 260], '1357, 1358', 'Gamle Ringeriksvei, Bærumsveien, Jens Rings vei', 'M:Bekkestua', 'Bekkestua senter, Nadderud', 1.02),
    area('på Stabekk', [59.9092, 10.609, 220], '1368, 1369', 'Gamle Drammensvei, Kveldsroveien, Professor Kohts vei', 'R:Stabekk stasjon', 'Stabekk kino, Ringstabekk', 1.05),
    area('på Fornebu', [59.8985, 10.624, 180], '1364', 'Forneburingen, Snarøyveien, Rolfstangveien', 'B:Fornebuparken', 'Nansenparken, Fornebu S', 1.06),
  ]),
  town('Lillestrøm', 13_100, 34, 'city', false, whole('i Lillestrøm', [59.9562, 11.0495, 320], '2000, 2003, 2004', 'Storgata, Adolph Tidemands gate, Solheimsgata, Nittedalsgata, Skedsmogata', 'R:Lillestrøm stasjon', 'Nitelva, Lillestrøm torv, Nebbursvollen')),
  town('Sandnes', 10_900, 32, 'town', false, [
    area('i Sandnes sentrum', [58.8478, 5.7385, 220], '4306, 4307', 'Langgata, Jærveien, St. Olavs gate, Kirkegata', 'R:Sandnes sentrum', 'Ruten, Sandvedparken', 1.02),
    area('på Ganddal', [58.8235, 5.7185, 240], '4322, 4323', 'Jærveien, Kvernelandsveien, Ganddalsgata', 'R:Ganddal stasjon', 'Stokkelandsvannet, Ganddal senter', 0.93),
  ]),
  town('Hamar', 9_700, 24, 'town', true, whole('på Hamar', [60.7972, 11.0735, 260], '2317, 2319, 2321', 'Vangsvegen, Torggata, Grønnegata, Strandgata, Østregate', 'R:Hamar stasjon', 'Stortorget, Mjøspromenaden, Domkirkeodden')),
  town('Lillehammer', 9_600, 22, 'town', true, whole('på Lillehammer', [61.1155, 10.4675, 280], '2609, 2615', 'Storgata, Kirkegata, Nordre gate, Jernbanegata, Maihaugvegen', 'R:Lillehammer stasjon', 'Maihaugen, Søndre park, Nordseter')),
  town('Gjøvik', 8_800, 18, 'town', true, whole('på Gjøvik', [60.796, 10.685, 200], '2815, 2816', 'Storgata, Hunnsvegen, Kirkegata, Trondhjemsvegen', 'R:Gjøvik stasjon', 'NTNU i Gjøvik, Fastland, Hunnselva')),
  town('Molde', 9_400, 20, 'town', true, whole('i Molde', [62.7393, 7.16, 140], '6413, 6415', 'Storgata, Fannestrandsvegen, Frænavegen, Parkvegen', 'B:Molde trafikkterminal', 'Varden, Moldegård, Aker stadion')),
  town('Haugesund', 9_300, 26, 'town', true, whole('i Haugesund', [59.4138, 5.2745, 240], '5521, 5527, 5529', 'Haraldsgata, Skjoldaveien, Karmsundgata, Sørhauggata', 'B:Flotmyr', 'Byparken, Haraldsvang, Smedasundet')),
  town('Tønsberg', 10_600, 26, 'town', true, whole('i Tønsberg', [59.2692, 10.4108, 230], '3110, 3111, 3125', 'Storgaten, Nedre Langgate, Stensarmen, Farmandsveien', 'R:Tønsberg stasjon', 'Slottsfjellet, Brygga, Farmandstorvet')),
  town('Arendal', 9_200, 20, 'town', false, whole('i Arendal', [58.4637, 8.7665, 120], '4836, 4841', 'Kirkegaten, Vestre gate, Kystveien, Parkveien', 'B:Arendal rutebilstasjon', 'Pollen, Tyholmen, Fløyheia')),
  town('Moss', 10_400, 24, 'town', false, whole('i Moss', [59.4358, 10.6645, 230], '1530, 1531, 1532', 'Dronningens gate, Kongens gate, Skoggata, Henrich Gerners gate', 'R:Moss stasjon', 'Møllebyen, Nesparken, Amfi Moss')),
  town('Skien', 8_900, 22, 'town', false, whole('i Skien', [59.2105, 9.6035, 200], '3717, 3724', 'Hesselbergs gate, Kverndalsgata, Henrik Ibsens gate, Telemarksvegen', 'R:Skien stasjon', 'Brekkeparken, Ibsenhuset, Lundedalen')),
  town('Porsgrunn', 8_800, 18, 'town', true, whole('i Porsgrunn', [59.1422, 9.6605, 220], '3915, 3916, 3921', 'Storgata, Linaaes gate, Aallsgate, Jernbanegata', 'R:Porsgrunn stasjon', 'Down Town, Kammerherreløkka, Østre Brygge')),
  town('Kongsberg', 9_900, 18, 'town', true, whole('på Kongsberg', [59.6695, 9.6475, 220], '3611, 3612, 3616', 'Storgata, Kirkegata, Drammensveien, Myntgata', 'R:Kongsberg stasjon', 'Nybrufossen, Krona, Kongsberg skisenter')),
  town('Halden', 8_300, 16, 'small', true, whole('i Halden', [59.1245, 11.388, 210], '1767, 1771', 'Storgata, Svenskegata, Violgata, Marcus Thranes gate', 'R:Halden stasjon', 'Fredriksten festning, Tista, Busterudparken')),
  town('Alta', 9_700, 16, 'small', true, whole('i Alta', [69.967, 23.272, 260], '9510, 9515', 'Markedsgata, Bossekopveien, Altaveien, Løkkeveien', 'B:Alta sentrum', 'Nordlyskatedralen, Amfi Alta, Sandfallet')),
  town('Harstad', 9_300, 16, 'small', false, whole('i Harstad', [68.7968, 16.5335, 150], '9405, 9406', 'Storgata, Rikard Kaarbøs gate, Hans Egedes gate, Skolegata', 'B:Harstad bussterminal', 'Generalhagen, Folkeparken, Harstad kulturhus')),
  town('Narvik', 9_100, 16, 'small', true, whole('i Narvik', [68.4372, 17.4305, 140], '8514, 8516', 'Kongens gate, Dronningens gate, Frydenlundgata, Skistuaveien', 'R:Narvik stasjon', 'Narvikfjellet, UiT i Narvik, Amfi Narvik')),
  town('Steinkjer', 8_200, 14, 'small', true, whole('på Steinkjer', [64.0155, 11.4975, 240], '7713, 7715', 'Kongens gate, Kirkegata, Strandvegen, Skolegata', 'R:Steinkjer stasjon', 'Amfi Steinkjer, Steinkjerelva, Campus')),
  town('Voss', 9_300, 14, 'small', true, whole('på Voss', [60.6305, 6.4205, 150], '5700, 5704', 'Uttrågata, Vangsgata, Strandavegen, Gjernesvegen', 'R:Voss stasjon', 'Prestegardsmoen, gondolen, Vangsvatnet')),
  town('Longyearbyen', 16_400, 14, 'small', true, whole('i Longyearbyen', [78.2185, 15.6375, 140], '9170', 'Vei 222, Vei 500, Vei 228, Hilmar Rekstens vei', 'B:Lompensenteret', 'UNIS, Lompensenteret, Svalbardhallen')),
  town('Mo i Rana', 8_900, 14, 'small', true, whole('i Mo i Rana', [66.3128, 14.145, 200], '8622, 8624', 'Fridtjof Nansens gate, Ole Tobias Olsens gate, Nordahl Griegs gate', 'R:Mo i Rana stasjon', 'Campus Helgeland, Amfi Mo i Rana, Mofjellet')),
  town('Sandefjord', 9_600, 20, 'town', false, whole('i Sandefjord', [59.1345, 10.2175, 210], '3210, 3211, 3217', 'Storgata, Kongens gate, Landstads gate, Jernbanealléen', 'R:Sandefjord stasjon', 'Badeparken, Hvaltorvet, Preståsen')),
  town('Larvik', 9_100, 18, 'town', false, whole('i Larvik', [59.0568, 10.03, 160], '3256, 3257, 3262', 'Prinsegata, Nansetgata, Kongegata, Haralds gate', 'R:Larvik stasjon', 'Bøkeskogen, Indre Havn, Farris')),
  town('Kristiansund', 8_800, 14, 'small', true, whole('i Kristiansund', [63.1112, 7.729, 90], '6508, 6509', 'Kaibakken, Langveien, Skolegata, Nedre Enggate', 'B:Kristiansund trafikkterminal', 'Varden, Vanndamman, Sundbåten')),
  town('Ås', 10_900, 16, 'small', true, whole('i Ås', [59.6645, 10.7915, 260], '1430, 1433', 'Raveien, Moerveien, Skoleveien, Langbakken', 'R:Ås stasjon', 'NMBU, Åsparken, Årungen')),
  town('Levanger', 8_100, 12, 'small', true, whole('i Levanger', [63.746, 11.3015, 200], '7600, 7605', 'Kirkegata, Sjøgata, Håkon den godes gate, Jernbanegata', 'R:Levanger stasjon', 'Brusve gård, Nord universitet, Magneten')),
  town('Sogndal', 9_400, 12, 'small', true, whole('i Sogndal', [61.2325, 7.097, 140], '6856', 'Gravensteinsgata, Hovevegen, Fossvegen, Dalavegen', 'B:Sogndal skysstasjon', 'Campus Sogndal, Fosshaugane, Hodlekve')),
];
