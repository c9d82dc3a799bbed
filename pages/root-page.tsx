import { useTranslation } from 'react-i18next'
export function RootPage() {
  const { t } = useTranslation()
  return <main><h1>{t('root.detecting')}</h1></main>
}
