/** As high as one row of the toolbar, so that the text does not move when the buttons come. */
export const ToolbarSpace = () => <div className="h-12.5 max-sm:order-last" />;
