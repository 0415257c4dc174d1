/** Addresses of what a report can be taken along as, for whoever reads it: by its id, or by the link they were sent. */
export function reportFiles({ id, isShared }: { id: string; isShared: boolean }) {
	const report = `/api/${isShared ? "shared" : "reports"}/${encodeURIComponent(id)}`;
	return {
		pdf: `${report}/download`,
		toPassOn: `${report}/download?tax=bands`,
		dates: `${report}/dates.ics`,
		plan: `${report}/plan.ics`,
	};
}
