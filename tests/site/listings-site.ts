import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'

type Words = Readonly<Record<'uk' | 'en' | 'ar', string>>

const words = (uk: string, en: string, ar: string): Words => ({ uk, en, ar })

const cities = [
  words('Львів', 'Lviv', 'لفيف'),
  words('Київ', 'Kyiv', 'كييف'),
  words('Одеса', 'Odesa', 'أوديسا'),
  words('Тернопіль', 'Ternopil', 'ترنوبل'),
]

const kinds = {
  flat: words('квартира', 'flat', 'شقة'),
  house: words('будинок', 'house', 'منزل'),
  plot: words('ділянка', 'plot', 'أرض'),
}

/** What is invented of an entry, by its number: every third is a house, every seventh a plot; prices rise by 1,000. */
function listing(number: number) {
  const home = number % 3 === 0 ? 'house' : 'flat'
  const kind = number % 7 === 0 ? 'plot' : home
  const city = cities[number % cities.length] ?? words('', '', '')
  const named = (locale: keyof Words) => `${city[locale]}, ${kinds[kind][locale]} ${number}`
  const label = words(named('uk'), named('en'), named('ar'))
  const text = words(
    `Світле житло з документами, готовими до угоди: номер ${number}.`,
    `A bright home whose papers are ready for the deal: number ${number}.`,
    `مسكن مضيء أوراقه جاهزة للبيع: رقم ${number}.`,
  )
  return {
    label,
    slug: words(`oselia-${number}`, `home-${number}`, `maskan-${number}`),
    summary: text,
    facts: {
      price: 50_000 + number * 1000,
      rooms: (number % 5) + 1,
      type: kind,
      lift: number % 2 === 0,
      listed: `2026-${String((number % 9) + 1).padStart(2, '0')}-15`,
    },
    sections: { start: { kind: 'opening', title: label, subtitle: text } },
  }
}

/** The words that a language shows of which the generator has none. */
const ukrainian = {
  common: { loading: 'Завантаження…', skipToContent: 'До змісту', newTab: 'відкриється в новій вкладці' },
  root: { detecting: 'Визначаємо мову…', choose: 'Оберіть мову' },
  notFound: {
    title: 'Сторінку не знайдено',
    text: 'Такої адреси немає або її змінено. Усе інше — з головної сторінки.',
    home: 'На головну',
    line: 'Сторінки, яку ви шукали, немає.',
    nearest: 'Можливо, ви шукали:',
  },
  navigation: {
    main: 'Головне меню',
    menu: 'Меню',
    languages: 'Оберіть мову',
    breadcrumbs: 'Ви тут',
  },
  services: {
    learnMore: 'Докладніше',
    priceFrom: 'від',
    showAll: 'Показати всі',
    showLess: 'Показати менше',
    deliverable: 'Результат',
    description: 'Опис',
    benefit: 'Користь',
    step: 'Крок {{number}}',
  },
  lists: {
    pageAddress: 'сторінка',
    pageNumber: 'Сторінка {{number}}',
    pageLinks: 'Сторінки списку',
    previousPage: 'Назад',
    nextPage: 'Далі',
  },
  filters: {
    filterName: 'Вибір зі списку',
    anyValue: 'Усі',
    fromValue: 'від',
    toValue: 'до',
    sortBy: 'Порядок',
    asListed: 'як у списку',
    lowestFirst: 'від найменшого',
    highestFirst: 'від найбільшого',
    earliestFirst: 'спершу давніші',
    latestFirst: 'спершу новіші',
    fromFirst: 'А–Я',
    fromLast: 'Я–А',
    showFound: 'Показати',
    clearChoice: 'Очистити',
    foundCount: 'Знайдено: {{number}}',
    foundNone: 'Нічого не підходить. Зніміть частину умов.',
  },
  entryLinks: { previousEntry: 'Попередня', nextEntry: 'Наступна' },
  search: {
    searchAddress: 'пошук',
    searchTitle: 'Пошук',
    searchField: 'Пошук на сайті',
    searchButton: 'Шукати',
    searchFound: 'Знайдено: {{number}}',
    searchNone: 'Нічого не знайдено. Спробуйте інші слова.',
    searchMore: 'Показати ще',
    searchUnscripted: 'Для пошуку потрібен JavaScript. Ці сторінки ведуть далі:',
  },
}

function inUkrainian(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, typeof value === 'string' ? { uk: value } : inUkrainian(value)]),
  )
}

/** The site of an estate agent in Ukrainian, English and Arabic, with so many homes. */
export function listingsSite(count: number, perPage = 12, sideMenu?: Words): string {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return stringify({
    format: 2,
    site: { name: 'Осередок', url: 'https://www.oseredok.example', logo: './logo.svg' },
    theme: { color: '#1f4e5f', accent: '#a8622e', fonts: { heading: 'Inter', text: 'Inter' } },
    defaultLocale: 'uk',
    locales: {
      uk: { name: 'Українська', tag: 'uk-UA', country: 'Україна' },
      en: { name: 'English', tag: 'en-GB', country: 'United Kingdom' },
      ar: { name: 'العربية', tag: 'ar-EG', country: 'مصر', fonts: { heading: 'Cairo', text: 'Cairo' } },
    },
    contactDetails: {
      email: words('vitaiemo@oseredok.example', 'hello@oseredok.example', 'marhaban@oseredok.example'),
    },
    messages: inUkrainian(ukrainian),
    header: { links: ['homes'], search: true },
    collections: {
      homes: {
        type: 'Accommodation',
        ...(sideMenu && { sideMenu }),
        fields: {
          price: { kind: 'money', currency: 'USD', label: words('Ціна', 'Price', 'السعر'), filter: true, sort: true },
          rooms: { kind: 'number', label: words('Кімнат', 'Rooms', 'الغرف'), filter: true },
          type: { kind: 'choice', options: kinds, label: words('Тип', 'Type', 'النوع'), filter: true },
          lift: { kind: 'yes-no', label: words('Ліфт', 'Lift', 'مصعد'), filter: true },
          listed: { kind: 'day', label: words('Додано', 'Listed', 'أضيف'), show: ['page'], sort: true },
        },
        entries: Object.fromEntries(numbers.map((number) => [`home${number}`, listing(number)])),
      },
    },
    pages: {
      start: {
        kind: 'page',
        role: 'home',
        label: words('Головна', 'Home', 'الرئيسية'),
        slug: words('', '', ''),
        sections: {
          opening: {
            kind: 'opening',
            title: words('Житло, яке чекає на вас', 'A home that waits for you', 'مسكن ينتظرك'),
            subtitle: words(
              'Ми показуємо лише те, що бачили самі.',
              'We show only what we have seen ourselves.',
              'لا نعرض إلا ما رأيناه بأنفسنا.',
            ),
          },
        },
      },
      homes: {
        kind: 'page',
        label: words('Оселі', 'Homes', 'مساكن'),
        slug: words('oseli', 'homes', 'masakin'),
        sections: {
          opening: {
            kind: 'opening',
            title: words('Усі оселі', 'All homes', 'كل المساكن'),
            subtitle: words(
              'Квартири, будинки й ділянки в чотирьох містах.',
              'Flats, houses and plots in four cities.',
              'شقق ومنازل وأراض في أربع مدن.',
            ),
          },
          list: {
            kind: 'cards',
            title: words('Пропозиції', 'Offers', 'العروض'),
            collection: 'homes',
            perPage,
          },
        },
      },
    },
  })
}

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#1f4e5f" d="M2 12 12 3l10 9v9H2z"/></svg>'

/** Writes the site into a folder. Returns the path of its configuration. */
export async function writeListings(
  folder: string,
  count: number,
  perPage?: number,
  sideMenu?: Words,
): Promise<string> {
  const file = join(folder, 'site.config.yaml')
  await writeFile(join(folder, 'logo.svg'), logo)
  await writeFile(file, listingsSite(count, perPage, sideMenu))
  return file
}
