import { classroom } from './classroom.ts';
import { collapsedBuilding } from './collapsed-building.ts';
import { commandTent } from './command-tent.ts';
import { dogSignal } from './dog-signal.ts';
import { dogTeam } from './dog-team.ts';
import { drillNight } from './drill-night.ts';
import { equipmentStore } from './equipment-store.ts';
import { firstAid } from './first-aid.ts';
import { floodBoat } from './flood-boat.ts';
import { forestFire } from './forest-fire.ts';
import { helicopter } from './helicopter.ts';
import { mapNavigation } from './map-navigation.ts';
import { memorial } from './memorial.ts';
import { nightSearch } from './night-search.ts';
import { radioOperator } from './radio-operator.ts';
import { rescueVehicle } from './rescue-vehicle.ts';
import { ridgeDawn } from './ridge-dawn.ts';
import { ropeTraining } from './rope-training.ts';
import { snowSearch } from './snow-search.ts';
import { treePlanting } from './tree-planting.ts';
import { volunteersGroup } from './volunteers-group.ts';
import { waterRescue } from './water-rescue.ts';

/** The picture files by name; each scene is 1600 x 1067. */
export const scenes: Record<string, () => string> = {
  'ridge-dawn': ridgeDawn,
  'night-search': nightSearch,
  'flood-boat': floodBoat,
  'forest-fire': forestFire,
  'collapsed-building': collapsedBuilding,
  'dog-team': dogTeam,
  'dog-signal': dogSignal,
  'first-aid': firstAid,
  'snow-search': snowSearch,
  helicopter,
  'rope-training': ropeTraining,
  classroom,
  'equipment-store': equipmentStore,
  'radio-operator': radioOperator,
  'rescue-vehicle': rescueVehicle,
  'command-tent': commandTent,
  'water-rescue': waterRescue,
  'tree-planting': treePlanting,
  memorial,
  'map-navigation': mapNavigation,
  'drill-night': drillNight,
  'volunteers-group': volunteersGroup,
};
