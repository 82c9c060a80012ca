import { useContent } from '#/content/content-context.ts';

/** The name of a row stands above its two cells, so that both have room on a phone. */
export function ProgrammeComparison() {
  const { comparison } = useContent().education;
  return (
    <div className="rounded-card bg-white p-4 shadow-card md:p-6">
      <h3 id="karsilastirma" className="mb-3 text-xl font-bold">
        {comparison.title}
      </h3>
      <table aria-labelledby="karsilastirma" className="w-full table-fixed text-left wrap-anywhere">
        <thead>
          <tr>
            <th scope="col" className="py-2 pr-4 font-bold">
              {comparison.volunteers}
            </th>
            <th scope="col" className="py-2 font-bold">
              {comparison.teams}
            </th>
          </tr>
        </thead>
        {comparison.rows.map(({ label, volunteers, teams }) => (
          <tbody key={label} className="border-t border-snow-200 align-top">
            <tr>
              <th scope="rowgroup" colSpan={2} className="pt-2 text-sm font-normal text-ink-soft">
                {label}
              </th>
            </tr>
            <tr>
              <td className="pr-4 pb-2">{volunteers}</td>
              <td className="pb-2">{teams}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}
