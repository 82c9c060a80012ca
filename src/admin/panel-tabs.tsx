import { panelText as text } from '#/i18n/tr/panel.ts';
import { FailureBoundary } from '#/panel/failure-boundary.tsx';
import { Tab, TabList, TabPanel } from '#/panel/tabs.tsx';
import { tabs } from './tabs.ts';

export function PanelTabList() {
  return (
    <TabList label={text.sections}>
      {tabs.map(({ value, label, icon }) => (
        <Tab key={value} value={value} icon={icon}>
          {label}
        </Tab>
      ))}
    </TabList>
  );
}

export function PanelTabPanels() {
  return tabs.map(({ value, Content }) => (
    <TabPanel key={value} value={value}>
      <FailureBoundary>
        <Content />
      </FailureBoundary>
    </TabPanel>
  ));
}
