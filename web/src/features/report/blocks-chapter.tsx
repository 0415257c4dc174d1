import type { Block, ChapterContent } from "#domain/report/blocks.ts";
import type { ChapterId } from "#domain/report/chapter-titles.ts";
import type { ReportDocument } from "#domain/report/document.ts";
import { EvidenceList } from "#web/evidence/figure-list.tsx";
import { ProvenanceChip } from "#web/evidence/provenance-chip.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { ReportChapter } from "./report-chapter.tsx";

type BlocksChapterProps = { id: ChapterId; content: ChapterContent; document: ReportDocument };

/** A chapter that is made of blocks. */
export function BlocksChapter({ id, content, document }: BlocksChapterProps) {
	return (
		<ReportChapter id={id} document={document}>
			{content.blocks.map((block, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a kept report never change places.
				<BlockView key={at} block={block} />
			))}
		</ReportChapter>
	);
}

function BlockView({ block }: { block: Block }) {
	switch (block.kind) {
		case "figures":
			return <EvidenceList figures={block.figures} sentences={block.areSentences ?? false} />;
		case "table":
			return (
				<>
					<DataTable
						caption={block.caption}
						columns={block.columns}
						rows={block.rows.map((cells) => ({ key: cells[0] ?? "", cells }))}
					/>
					<ProvenanceChip about={block.caption} provenance={block.provenance} />
				</>
			);
	}
}
