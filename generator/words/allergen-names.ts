import type { Allergen } from '../../schema/sections/prices.ts'
import { type BuiltInLanguage, builtInLanguage } from './built-in-words.ts'

/** The allergens in the order of Annex II of Regulation (EU) No 1169/2011: their numbers on menus are those of their places. */
export const allergens = [
  ...['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk'],
  ...['nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'],
] as readonly Allergen[]

/** Their names in the languages whose words are built in, in the same order. */
const names: Readonly<Record<BuiltInLanguage, string>> = {
  ar: 'حبوب تحتوي على الغلوتين|قشريات|بيض|سمك|فول سوداني|صويا|حليب|مكسرات|كرفس|خردل|سمسم|كبريتيت|ترمس|رخويات',
  de: 'Glutenhaltiges Getreide|Krebstiere|Eier|Fisch|Erdnüsse|Soja|Milch|Schalenfrüchte|Sellerie|Senf|Sesam|Sulfite|Lupinen|Weichtiere',
  en: 'Cereals containing gluten|Crustaceans|Eggs|Fish|Peanuts|Soybeans|Milk|Nuts|Celery|Mustard|Sesame|Sulphites|Lupin|Molluscs',
  es: 'Cereales con gluten|Crustáceos|Huevos|Pescado|Cacahuetes|Soja|Leche|Frutos de cáscara|Apio|Mostaza|Sésamo|Sulfitos|Altramuces|Moluscos',
  fr: 'Céréales contenant du gluten|Crustacés|Œufs|Poisson|Arachides|Soja|Lait|Fruits à coque|Céleri|Moutarde|Sésame|Sulfites|Lupin|Mollusques',
  it: 'Cereali contenenti glutine|Crostacei|Uova|Pesce|Arachidi|Soia|Latte|Frutta a guscio|Sedano|Senape|Sesamo|Solfiti|Lupini|Molluschi',
  ja: 'グルテンを含む穀物|甲殻類|卵|魚|ピーナッツ|大豆|乳|ナッツ類|セロリ|マスタード|ごま|亜硫酸塩|ルピナス豆|軟体動物',
  nl: 'Glutenhoudende granen|Schaaldieren|Eieren|Vis|Pinda’s|Soja|Melk|Noten|Selderij|Mosterd|Sesamzaad|Sulfieten|Lupine|Weekdieren',
  pl: 'Zboża zawierające gluten|Skorupiaki|Jaja|Ryby|Orzeszki ziemne|Soja|Mleko|Orzechy|Seler|Gorczyca|Sezam|Siarczyny|Łubin|Mięczaki',
  pt: 'Cereais com glúten|Crustáceos|Ovos|Peixe|Amendoim|Soja|Leite|Castanhas e nozes|Aipo|Mostarda|Gergelim|Sulfitos|Tremoço|Moluscos',
  'pt-PT':
    'Cereais que contêm glúten|Crustáceos|Ovos|Peixe|Amendoins|Soja|Leite|Frutos de casca rija|Aipo|Mostarda|Sésamo|Sulfitos|Tremoço|Moluscos',
  tr: 'Gluten içeren tahıllar|Kabuklu deniz ürünleri|Yumurta|Balık|Yer fıstığı|Soya|Süt|Sert kabuklu yemişler|Kereviz|Hardal|Susam|Sülfitler|Acı bakla|Yumuşakçalar',
  zh: '含麸质谷物|甲壳类|蛋类|鱼类|花生|大豆|乳|坚果|芹菜|芥末|芝麻|亚硫酸盐|羽扇豆|软体动物',
}

/** Their names in further languages of the European Economic Area, where the regulation holds, and in Catalan: no other words of these are built in. */
const otherNames: Readonly<Record<string, string>> = {
  bg: 'Зърнени култури, съдържащи глутен|Ракообразни|Яйца|Риба|Фъстъци|Соя|Мляко|Ядки|Целина|Синап|Сусам|Сулфити|Лупина|Мекотели',
  ca: 'Cereals que contenen gluten|Crustacis|Ous|Peix|Cacauets|Soja|Llet|Fruits de closca|Api|Mostassa|Sèsam|Sulfits|Tramussos|Mol·luscs',
  cs: 'Obiloviny obsahující lepek|Korýši|Vejce|Ryby|Arašídy|Sója|Mléko|Skořápkové plody|Celer|Hořčice|Sezam|Siřičitany|Vlčí bob|Měkkýši',
  da: 'Glutenholdigt korn|Krebsdyr|Æg|Fisk|Jordnødder|Soja|Mælk|Nødder|Selleri|Sennep|Sesamfrø|Sulfitter|Lupin|Bløddyr',
  el: 'Σιτηρά που περιέχουν γλουτένη|Καρκινοειδή|Αυγά|Ψάρια|Αράπικα φιστίκια|Σόγια|Γάλα|Καρποί με κέλυφος|Σέλινο|Σινάπι|Σουσάμι|Θειώδη|Λούπινο|Μαλάκια',
  et: 'Gluteeni sisaldavad teraviljad|Koorikloomad|Munad|Kala|Maapähklid|Soja|Piim|Pähklid|Seller|Sinep|Seesamiseemned|Sulfitid|Lupiin|Molluskid',
  fi: 'Gluteenia sisältävät viljat|Äyriäiset|Kananmunat|Kala|Maapähkinät|Soija|Maito|Pähkinät|Selleri|Sinappi|Seesaminsiemenet|Sulfiitit|Lupiini|Nilviäiset',
  hr: 'Žitarice koje sadrže gluten|Rakovi|Jaja|Riba|Kikiriki|Soja|Mlijeko|Orašasti plodovi|Celer|Gorušica|Sezam|Sulfiti|Lupina|Mekušci',
  hu: 'Glutént tartalmazó gabonafélék|Rákfélék|Tojás|Hal|Földimogyoró|Szójabab|Tej|Diófélék|Zeller|Mustár|Szezámmag|Szulfitok|Csillagfürt|Puhatestűek',
  lt: 'Javai, kuriuose yra glitimo|Vėžiagyviai|Kiaušiniai|Žuvys|Žemės riešutai|Soja|Pienas|Riešutai|Salierai|Garstyčios|Sezamas|Sulfitai|Lubinai|Moliuskai',
  lv: 'Lipekli saturoši graudaugi|Vēžveidīgie|Olas|Zivis|Zemesrieksti|Soja|Piens|Rieksti|Selerijas|Sinepes|Sezama sēklas|Sulfīti|Lupīna|Gliemji',
  nb: 'Glutenholdig korn|Skalldyr|Egg|Fisk|Peanøtter|Soya|Melk|Nøtter|Selleri|Sennep|Sesamfrø|Sulfitt|Lupin|Bløtdyr',
  ro: 'Cereale care conțin gluten|Crustacee|Ouă|Pește|Arahide|Soia|Lapte|Fructe cu coajă|Țelină|Muștar|Susan|Sulfiți|Lupin|Moluște',
  sk: 'Obilniny obsahujúce lepok|Kôrovce|Vajcia|Ryby|Arašidy|Sója|Mlieko|Orechy|Zeler|Horčica|Sezam|Siričitany|Vlčí bôb|Mäkkýše',
  sl: 'Žita, ki vsebujejo gluten|Raki|Jajca|Ribe|Arašidi|Soja|Mleko|Oreški|Listna zelena|Gorčica|Sezam|Sulfiti|Volčji bob|Mehkužci',
  sv: 'Spannmål som innehåller gluten|Kräftdjur|Ägg|Fisk|Jordnötter|Soja|Mjölk|Nötter|Selleri|Senap|Sesamfrön|Sulfiter|Lupin|Blötdjur',
}

/** What an allergen is called in the language of a tag; undefined if no names are known in it. */
export function allergenName(allergen: Allergen, tag: string): string | undefined {
  const known = builtInLanguage(tag)
  const inOrder = known ? names[known] : otherNames[new Intl.Locale(tag).language]
  return inOrder?.split('|')[allergens.indexOf(allergen)]
}
