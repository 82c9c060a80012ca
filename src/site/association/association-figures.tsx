import { useContent } from '#/content/content-context.ts';
import { associationText as text } from '#/i18n/tr/association.ts';
import { FigureStrip } from '#/ui/figure-strip.tsx';

export function AssociationFigures() {
  const { figures, foundedCity, foundedYear } = useContent().association;
  return (
    <FigureStrip
      figures={[
        { label: text.founded, value: text.foundedIn(foundedYear, foundedCity) },
        { label: text.instructors, value: String(figures.instructors) },
        { label: text.registeredMembers, value: String(figures.registeredMembers) },
        { label: text.volunteersInTraining, value: String(figures.volunteersInTraining) },
        { label: text.representatives, value: text.townsAndBeyond(figures.towns, figures.beyondTheTowns) },
      ]}
    />
  );
}
