import { useContent } from '#/content/content-context.ts';

/** Class that stacks the columns where letters are large: no word fits into half of a phone. */
const stacked = 'max-[18rem]:block';

/** The name of a row stands above its two cells, so that both have room on a phone. */
export function ProgrammeComparison() {
  const { comparison } = useContent().education;
  return (
    <div className="rounded-card bg-white p-4 shadow-card md:p-6">
      <h3 id="karsilastirma" className="mb-3 text-xl font-bold">
        {comparison.title}
      </h3>
      <table
        aria-labelledby="karsilastirma"
        className={`w-full table-fixed text-left wrap-anywhere ${stacked}`}
      >
        <thead className="max-[18rem]:hidden">
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
          <tbody key={label} className={`border-t border-snow-200 align-top ${stacked}`}>
            <tr className={stacked}>
              <th
                scope="rowgroup"
                colSpan={2}
                className={`pt-2 text-sm font-normal text-ink-soft ${stacked}`}
              >
                {label}
              </th>
            </tr>
            <tr className={stacked}>
              <Cell column={comparison.volunteers}>{volunteers}</Cell>
              <Cell column={comparison.teams}>{teams}</Cell>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Says its column where it does not stand below its name. */
const Cell = ({ column, children }: { column: string; children: string }) => (
  <td
    data-column={column}
    className={`pb-2 not-last:pr-4 max-[18rem]:before:block max-[18rem]:before:font-bold max-[18rem]:before:content-[attr(data-column)] ${stacked}`}
  >
    {children}
  </td>
);
